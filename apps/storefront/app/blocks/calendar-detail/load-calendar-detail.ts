import type { CalendarDetail } from '@passepartout/content-model'
import { getCalendarDesignGroups } from '@passepartout/contracts'
import { type CalendarFormat, definitionOf } from '@passepartout/domain'
import {
  type LoadedDetail,
  productFallback,
  requestedName,
  withDeliveryDates,
} from '../../features/product-detail/load-detail.ts'
import { designDetail, namesOf } from '../../features/product-detail/product-detail.ts'
import { calendarForm } from '../../features/product-form/calendar-form.ts'
import { requestedPalette } from '../../features/product-form/palette-section.ts'
import { selectedValue } from '../../features/product-form/product-form.ts'
import type { LoadContext } from '../../platform/block.ts'

/** Loads the calendar design of the block or the URL, else the first. */
export async function loadCalendarDetail(block: CalendarDetail, context: LoadContext): Promise<LoadedDetail> {
  const { api, query, catalogue } = context
  const designGroupId = block.designGroupId || requestedName(query, 'designGroupId')
  const list = await api.call(getCalendarDesignGroups, { query: designGroupId ? { designGroupId } : {} })
  if (!list.ok) return productFallback(block.component, context, list)
  const id = list.payload.items[0]?.designGroupId
  if (!id) return { product: undefined, failed: false }
  const whole = designGroupId
    ? list
    : await api.call(getCalendarDesignGroups, { query: { designGroupId: id } })
  const item = (whole.ok ? whole : list).payload.items[0]
  if (!item) return { product: undefined, failed: false }
  const palette = requestedPalette(query, item.palettes)
  const configurator = await calendarForm({ ...item, palette }, context)
  const format = definitionOf(catalogue, 'calendar').formats[
    selectedValue(configurator, 'formatType') as CalendarFormat
  ]
  return {
    product: {
      ...designDetail(item, query, {
        kind: 'calendar',
        ...(item.calendarTypes[0] ? { product: item.calendarTypes[0].value } : {}),
        id,
        named: block.designGroupId ? '' : `designGroupId=${id}`,
        ...(format && { chosenSizeMm: { width: format.widthMm, height: format.heightMm } }),
        chosen: { refinement: selectedValue(configurator, 'refinementType') },
      }),
      summary: namesOf(item.calendarTypes),
      configured: await withDeliveryDates(configurator, context),
      facts: [],
      prices: [],
    },
  }
}
