import { getCalendarDesignGroups, getCalendarPrice } from '@passepartout/contracts'
import { askedName, detailFailure, type LoadedDetail } from '../../features/product-detail/load-detail.ts'
import { allowedNames, designDetail, namesOf } from '../../features/product-detail/product-detail.ts'
import type { LoadContext } from '../../platform/block.ts'
import type { CalendarDetail } from './schema.ts'

/** The calendar design that the block or the address names, else the first. */
export async function loadCalendarDetail(block: CalendarDetail, context: LoadContext): Promise<LoadedDetail> {
  const { api, query } = context
  const asked = block.designGroupId || askedName(query, 'designGroupId')
  const list = await api.call(getCalendarDesignGroups, { query: asked ? { designGroupId: asked } : {} })
  if (!list.ok) return detailFailure(block.component, context, list)
  const id = list.payload.items[0]?.designGroupId
  if (!id) return { product: undefined, failed: false }
  const [whole, price] = await Promise.all([
    asked ? list : api.call(getCalendarDesignGroups, { query: { designGroupId: id } }),
    api.call(getCalendarPrice, { query: { designGroupId: id } }),
  ])
  const item = (whole.ok ? whole : list).payload.items[0]
  if (!item) return { product: undefined, failed: false }
  return {
    product: {
      ...designDetail(item, {
        palette: query.get('palette'),
        query: block.designGroupId ? '' : `designGroupId=${id}`,
      }),
      facts: [
        { term: 'calendar-type', values: namesOf(item.calendarTypes) },
        { term: 'format', values: namesOf(item.formats) },
        { term: 'mounting', values: price.ok ? allowedNames(price.payload.choices.mountingType) : [] },
        { term: 'paper', values: price.ok ? allowedNames(price.payload.choices.paperType) : [] },
      ],
      prices: [],
    },
  }
}
