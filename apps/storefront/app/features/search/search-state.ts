import { SEARCH_GROUPS, type SearchEntry, type SearchGroup } from './search-entry.ts'
import { MAX_QUERY_LENGTH } from './search-index.ts'

/** The state of a search page, from its address. */
export interface SearchState {
  question: string
  /** The displayed groups; empty for all. */
  groups: readonly SearchGroup[]
  /** Price bands, as indexes of {@link PRICE_BANDS}. */
  prices: readonly number[]
  /** Every word as it was written. */
  exact: boolean
  /** Number of displayed pages of results. */
  pages: number
}

/** Upper limits of the price bands in minor units of any currency; the last band has none. */
export const PRICE_BANDS = [1000, 2500, 7500] as const
export const RESULTS_PER_PAGE = 24
const MOST_PAGES = 20

export function readSearchState(query: URLSearchParams): SearchState {
  const pages = Number(query.get('page') ?? 1)
  return {
    question: (query.get('q') ?? '').slice(0, MAX_QUERY_LENGTH).trim(),
    groups: SEARCH_GROUPS.filter(group => query.getAll('in').includes(group)),
    prices: [...PRICE_BANDS.keys(), PRICE_BANDS.length].filter(band =>
      query.getAll('price').includes(String(band)),
    ),
    exact: query.get('exact') === '1',
    pages: Number.isInteger(pages) && pages > 1 ? Math.min(pages, MOST_PAGES) : 1,
  }
}

/** The visitor entered a query, instead of filtering its results or loading more of them. */
export const isNewQuery = ({ question, groups, prices, exact, pages }: SearchState): boolean =>
  question !== '' && groups.length === 0 && prices.length === 0 && !exact && pages === 1

export function writeSearchState({ question, groups, prices, exact, pages }: SearchState): string {
  const query = new URLSearchParams({ q: question })
  for (const group of groups) query.append('in', group)
  for (const price of prices) query.append('price', String(price))
  if (exact) query.set('exact', '1')
  if (pages > 1) query.set('page', String(pages))
  return `?${query}`
}

/** Index of the band that contains a price. */
export const bandOf = (amount: number): number => {
  const band = PRICE_BANDS.findIndex(end => amount <= end)
  return band < 0 ? PRICE_BANDS.length : band
}

/** The state with a value toggled, on the first page. */
export const withToggledGroup = (state: SearchState, group: SearchGroup): SearchState => ({
  ...state,
  pages: 1,
  groups: withToggledValue(state.groups, group),
})
export const withToggledPrice = (state: SearchState, band: number): SearchState => ({
  ...state,
  pages: 1,
  prices: withToggledValue(state.prices, band),
})

const withToggledValue = <T>(values: readonly T[], value: T): T[] =>
  values.includes(value) ? values.filter(one => one !== value) : [...values, value]

/** Price of an entry in minor units, if it is known without a request. */
export type PriceOf = (entry: SearchEntry) => number | undefined

/** Entries that match the filters. */
export const filtered = (
  entries: readonly SearchEntry[],
  { groups, prices }: Pick<SearchState, 'groups' | 'prices'>,
  priceOf: PriceOf,
): SearchEntry[] =>
  entries.filter(entry => {
    if (groups.length > 0 && !groups.includes(entry.group)) return false
    if (prices.length === 0) return true
    const price = priceOf(entry)
    return price !== undefined && prices.includes(bandOf(price))
  })
