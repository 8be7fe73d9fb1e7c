import {
  type ListFilter,
  type ListPageSize,
  type ListSortable,
  paginateList,
  type SortOption,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { type CallSuccess, type Refusal, refuse, success } from '../../http/call-result.ts'

export interface NamedFilter<T> extends ListFilter<T> {
  nameOf: (value: string) => string
}

export interface ListQuery {
  sort?: SortOption | undefined
  page?: number | undefined
  size?: ListPageSize | undefined
}

interface ListPayload<Item, F extends string> {
  items: Item[]
  total: number
  page: number
  pages: number
  size: number
  facets: Record<F, { value: string; name: string; count: number; chosen: boolean }[]>
}

/** A page of a list. Refuses unknown filter values; a combination without results yields an empty page. */
export function toListPayload<T extends ListSortable, F extends string, Item>(
  { translate }: Pick<CallContext, 'translate'>,
  all: readonly T[],
  filters: Readonly<Record<F, NamedFilter<T>>>,
  { sort = 'sort', page = 1, size = 12 }: ListQuery,
  show: (item: T) => Item,
): CallSuccess<ListPayload<Item, F>> | Refusal {
  const errors = Object.entries<NamedFilter<T>>(filters).flatMap(
    ([name, { chosen = [], order, valuesOf }]) => {
      const known = new Set([...(order ?? []), ...all.flatMap(item => [...valuesOf(item)])])
      const unknown = chosen.filter(value => !known.has(value)).slice(0, 10)
      return unknown.length > 0 ? [[name, unknown.map(value => translate('problem.other', { value }))]] : []
    },
  )
  if (errors.length > 0) return refuse('invalid-input', { errors: Object.fromEntries(errors) })
  const { facets, items, ...rest } = paginateList(all, { filters, sort, page, size })
  const named = Object.entries<(typeof facets)[F]>(facets).map(([name, values]) => [
    name,
    values.map(facet => ({ ...facet, name: filters[name as F].nameOf(facet.value) })),
  ])
  return success({
    ...rest,
    items: items.map(show),
    facets: Object.fromEntries(named) as ListPayload<Item, F>['facets'],
  })
}
