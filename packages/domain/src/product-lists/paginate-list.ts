import type { SortOption } from '../catalogue/vocabulary.ts'

/** Numbers of items per page (spec 9). */
export const LIST_PAGE_SIZES = [12, 48] as const
export type ListPageSize = (typeof LIST_PAGE_SIZES)[number]

/** The fields that lists are sorted by. */
export interface ListSortable {
  /** A day such as `2026-11-01`. */
  created: string
  popularity: number
}

export interface ListFilter<T> {
  valuesOf: (item: T) => readonly string[]
  /** An item matches if it has any of these; every item matches without any. */
  chosen?: readonly string[]
  /** Values displayed first, in this order; others follow in order of appearance. */
  order?: readonly string[]
}

export interface ListQuery<T, F extends string> {
  filters: Readonly<Record<F, ListFilter<T>>>
  /** `sort` retains the order of the items, `created` sorts by newest, `popularity` by highest. */
  sort?: SortOption
  /** From 1; a page after the last one is empty. */
  page?: number
  size?: ListPageSize
}

/** How many items a value of a filter would show, with the other filters unchanged. */
export interface FacetValue {
  value: string
  count: number
  chosen: boolean
}

export interface ListPage<T, F extends string> {
  items: T[]
  /** Items on all pages together. */
  total: number
  page: number
  pages: number
  size: ListPageSize
  facets: Record<F, FacetValue[]>
}

/** A page of a list: filtered and sorted, with the counts of each filter's values given the other filters. */
export function paginateList<T extends ListSortable, F extends string>(
  all: readonly T[],
  { filters, sort = 'sort', page = 1, size = LIST_PAGE_SIZES[0] }: ListQuery<T, F>,
): ListPage<T, F> {
  const names = Object.keys(filters) as F[]
  const fits = (item: T, name: F) => {
    const { chosen = [], valuesOf } = filters[name]
    return chosen.length === 0 || valuesOf(item).some(value => chosen.includes(value))
  }
  const found = all.filter(item => names.every(name => fits(item, name)))
  const facets = Object.fromEntries(
    names.map(name => {
      const given = all.filter(item => names.every(other => other === name || fits(item, other)))
      return [name, countFacet(all, given, filters[name])]
    }),
  ) as Record<F, FacetValue[]>
  return {
    items: found.toSorted(COMPARE[sort]).slice((page - 1) * size, page * size),
    total: found.length,
    page,
    pages: Math.ceil(found.length / size),
    size,
    facets,
  }
}

// Sorting is stable: equals stay in the order of the items.
const COMPARE: Record<SortOption, (a: ListSortable, b: ListSortable) => number> = {
  sort: () => 0,
  created: (a, b) => (a.created === b.created ? 0 : a.created < b.created ? 1 : -1),
  popularity: (a, b) => b.popularity - a.popularity,
}

/** A value without items stays in the list with a count of 0, so that the filters do not jump. */
function countFacet<T>(
  all: readonly T[],
  given: readonly T[],
  { valuesOf, chosen = [], order = [] }: ListFilter<T>,
): FacetValue[] {
  const counts = new Map<string, number>()
  for (const item of given) {
    for (const value of new Set(valuesOf(item))) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const known = new Set(all.flatMap(item => [...valuesOf(item)]))
  const ordered = [...new Set([...order.filter(value => known.has(value)), ...known])]
  return ordered.map(value => ({ value, count: counts.get(value) ?? 0, chosen: chosen.includes(value) }))
}
