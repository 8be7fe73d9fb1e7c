import type { CallResult, DisplayMoney } from '@passepartout/contracts'
import type { LoadContext } from '../../platform/block.ts'
import type { TileImage } from '../images/tile-image.tsx'
import { type ListState, readListState, readTileCount, withTiles } from './list-state.ts'

/** Data of a product's tile, for any kind. */
export interface ProductTile {
  id: string
  name: string
  /** Facts below the name: size, type, print finish. */
  details: readonly string[]
  /** Inner path with query, the tile's own link. */
  address: string
  /** Names the product on a page that shows one of its kind, `designId=13`; empty if that page is skipped. */
  detailQuery: string
  picture: TileImage | undefined
  badges: readonly string[]
  colours: readonly { name: string; swatch: string }[]
  price: TilePrice
}

/** Formatted by the API for the locale. */
export interface TilePrice {
  /** `ab 16,95 €` */
  text: string
  /** The original price, if it is reduced. */
  original: string | undefined
  /** The amount in minor units, for search engines, and its net part. */
  from?: Pick<DisplayMoney, 'amount' | 'currency' | 'net'>
}

/** Filters of the API's lists, by their names there and in the address. */
export type FilterName =
  | 'aspectRatio'
  | 'calendarType'
  | 'category'
  | 'categoryIds'
  | 'color'
  | 'formatType'
  | 'label'
  | 'occasion'
  | 'photobookFormat'
  | 'photobookType'
  | 'product'
  | 'punching'
  | 'slots'
  | 'style'
  | 'type'

/** How a filter is shown; its title is the message `overview.filter-<title>`. */
export interface FilterDisplay {
  name: FilterName
  title: string
  look: 'shapes' | 'swatches' | 'list'
  /** A new value replaces the old one, because the call takes only one. */
  single?: boolean
}

export interface FilterValue {
  value: string
  name: string
  count: number
  chosen: boolean
  swatch?: string | undefined
}

export interface OverviewFilter extends FilterDisplay {
  values: readonly FilterValue[]
}

export interface OverviewList {
  tiles: readonly ProductTile[]
  total: number
  page: number
  pages: number
  size: number
  filters: readonly OverviewFilter[]
  /** Whether orders other than the shop's own are offered. */
  sortable: boolean
  /** Unit of the count: message `overview.count-<unit>`. */
  unit: 'designs' | 'articles'
}

/** Data of an overview; without `list`, loading it failed and the page says so. */
export interface LoadedOverview {
  state: ListState
  list: OverviewList | undefined
}

/** A page of a list, as every list call of the API returns it. */
export interface ApiListPage<Item> {
  items: readonly Item[]
  total: number
  page: number
  pages: number
  size: number
  facets: Readonly<Record<string, readonly FilterValue[] | undefined>>
}

interface OverviewSource<Item> {
  /** The filters for visitors, in display order. */
  filters: readonly FilterDisplay[]
  /** Values fixed by the editor; their filters are neither offered nor read from the address. */
  fixed: Readonly<Partial<Record<FilterName, string[] | undefined>>>
  fetchPage: (query: ListQuery) => Promise<CallResult<ApiListPage<Item>>>
  tile: (item: Item) => ProductTile
  /** Colour of a value, for filters that show swatches. */
  swatchOf?: (value: string) => string | undefined
  sortable?: boolean
  unit?: OverviewList['unit']
}

/** Filters by name beside sort, page and size, as the list calls take them. */
export type ListQuery = Omit<ListState, 'chosen'> & Partial<Record<FilterName, string[]>>

/**
 * Requests the page of a list that the address names. If the API refuses values of a filter, that filter is dropped and
 * the request is repeated; any other failure is logged and leaves the rest of the page intact.
 */
export async function loadOverview<Item>(
  block: { component: string },
  { query, path, log }: Pick<LoadContext, 'query' | 'path' | 'log'>,
  { filters, fixed, fetchPage, tile, swatchOf, sortable = true, unit = 'designs' }: OverviewSource<Item>,
): Promise<LoadedOverview> {
  const open = filters.filter(({ name }) => !fixed[name]?.length)
  const names = open.map(({ name }) => name)
  const count = readTileCount(query)
  let state = withSingleValues(readListState(query, names), open)
  if (count) state = withTiles(state, count)
  let answer = await fetchPage(queryOf(state, fixed))
  if (!answer.ok && Object.keys(answer.errors).length > 0) {
    const { errors } = answer
    const known = Object.entries(state.chosen).filter(([name]) => !errors[name])
    state = { ...state, chosen: Object.fromEntries(known) }
    answer = await fetchPage(queryOf(state, fixed))
  }
  if (!answer.ok) {
    const { status, code } = answer
    log.error(
      { key: 'overview-container-load-failed', component: block.component, path, status, code },
      'loading product list failed',
    )
    return { state, list: undefined }
  }
  const { items, facets, ...rest } = answer.payload
  const whole = await wholeList(state, answer.payload)
  return {
    state,
    list: {
      ...rest,
      // A short version of a list has no further pages.
      ...(count && { pages: 1, total: Math.min(count, rest.total) }),
      tiles: items.slice(0, count).map(tile),
      sortable,
      unit,
      filters: open.flatMap(filter => {
        const there = whole.facets[filter.name] ?? []
        const isOffered = ({ count }: FilterValue) => count > 0 && count !== whole.total
        const offered = new Set(there.filter(isOffered).map(({ value }) => value))
        const values = (facets[filter.name] ?? [])
          .filter(({ value, chosen }) => chosen || offered.has(value))
          .map(value => ({ ...value, swatch: swatchOf?.(value.value) }))
        return isUsefulFilter(there, whole.total) || values.some(({ chosen }) => chosen)
          ? [{ ...filter, values }]
          : []
      }),
    },
  }

  /**
   * Filter values of the unfiltered list: only those are offered, so that choices do not jump, and none that matches
   * everything.
   */
  async function wholeList(requested: ListState, found: ApiListPage<Item>) {
    if (Object.keys(requested.chosen).length === 0) return found
    const all = await fetchPage(queryOf(readListState(new URLSearchParams(), []), fixed))
    return all.ok ? all.payload : found
  }
}

/** At most one value in filters that take a single one. */
function withSingleValues(state: ListState, filters: readonly FilterDisplay[]): ListState {
  const single = new Set<string>(filters.flatMap(({ name, single }) => (single ? [name] : [])))
  const chosen = Object.entries(state.chosen).map(
    ([name, values]) => [name, single.has(name) ? values.slice(0, 1) : values] as const,
  )
  return { ...state, chosen: Object.fromEntries(chosen) }
}

/** A filter whose values all match everything is no choice. */
const isUsefulFilter = (values: readonly FilterValue[], total: number) =>
  values.filter(({ count }) => count > 0 && count < total).length > 0

function queryOf({ chosen, ...rest }: ListState, fixed: OverviewSource<never>['fixed']): ListQuery {
  const laidDown = Object.entries(fixed).filter(([, words]) => words?.length)
  return { ...chosen, ...Object.fromEntries(laidDown), ...rest }
}
