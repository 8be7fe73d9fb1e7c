import { LIST_PAGE_SIZES, type ListPageSize, SORT_OPTIONS, type SortOption } from '@passepartout/domain'

/** Filters, sorting and page of a list; stored only in the address. */
export interface ListState {
  /** Chosen values by filter, in the order they were chosen. */
  chosen: Readonly<Record<string, readonly string[]>>
  sort: SortOption
  page: number
  size: ListPageSize
}

const [SMALL_PAGE] = LIST_PAGE_SIZES
const WORD = /^[\w-]{1,64}$/
const MOST_VALUES = 20

/**
 * Reads the state of a list from an address. Words that cannot be a value are dropped, so that an old link never breaks
 * the list; several values are repeated (`color=navy&color=cream`) or separated by commas.
 */
export function readListState(query: URLSearchParams, filters: readonly string[]): ListState {
  const words = (name: string) => query.getAll(name).flatMap(value => value.split(','))
  const page = Number(query.get('page'))
  return {
    chosen: Object.fromEntries(
      filters.flatMap(name => {
        const values = [...new Set(words(name).filter(word => WORD.test(word)))].slice(0, MOST_VALUES)
        return values.length > 0 ? [[name, values]] : []
      }),
    ),
    sort: SORT_OPTIONS.find(option => option === query.get('sort')) ?? 'sort',
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
    size: LIST_PAGE_SIZES.find(size => String(size) === query.get('size')) ?? SMALL_PAGE,
  }
}

const [MOST_TILES = 48] = LIST_PAGE_SIZES.toReversed()

/** Number of tiles that an address requests, `tileCount=6`, where another page shows a short version of a list. */
export function readTileCount(query: URLSearchParams): number | undefined {
  const count = query.get('tileCount') ?? ''
  return /^\d{1,2}$/.test(count) && +count >= 1 && +count <= MOST_TILES ? +count : undefined
}

/** The first page of a list, large enough for this many tiles. */
export const withTiles = (state: ListState, count: number): ListState => ({
  ...state,
  page: 1,
  size: LIST_PAGE_SIZES.find(size => size >= count) ?? SMALL_PAGE,
})

/**
 * Writes a state in canonical order, so that the same list always has the same address; `''` for the unfiltered list.
 */
export function writeListState({ chosen, sort, page, size }: ListState): string {
  const pairs = Object.keys(chosen)
    .sort()
    .flatMap(name => [...(chosen[name] ?? [])].sort().map(value => [name, value] as const))
  const rest = [
    ...(sort === 'sort' ? [] : [['sort', sort] as const]),
    ...(page === 1 ? [] : [['page', String(page)] as const]),
    ...(size === SMALL_PAGE ? [] : [['size', String(size)] as const]),
  ]
  const all = [...pairs, ...rest].map(pair => pair.join('='))
  return all.length > 0 ? `?${all.join('&')}` : ''
}

/**
 * The state with one value toggled, on the first page; in a filter that takes a single value, it replaces the other.
 */
export function withToggledValue(state: ListState, filter: string, value: string, single = false): ListState {
  const before = state.chosen[filter] ?? []
  const after = before.includes(value)
    ? before.filter(other => other !== value)
    : single
      ? [value]
      : [...before, value]
  const { [filter]: _, ...others } = state.chosen
  return { ...state, chosen: after.length > 0 ? { ...others, [filter]: after } : others, page: 1 }
}

/** The state without the values of a filter, on the first page. */
export function withoutFilter(state: ListState, filter: string): ListState {
  const { [filter]: _, ...others } = state.chosen
  return { ...state, chosen: others, page: 1 }
}

export const withoutFilters = (state: ListState): ListState => ({ ...state, chosen: {}, page: 1 })

/** The linked pages: the first, the last and those around the current one, with gaps between them. */
export function linkedPages(page: number, pages: number): (number | 'gap')[] {
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    one => one === 1 || one === pages || Math.abs(one - page) <= 1,
  )
  return near.flatMap((one, index) => {
    const before = near[index - 1]
    return before !== undefined && one - before > 1 ? ['gap' as const, one] : [one]
  })
}
