import { getCalendarDesignGroups } from '@passepartout/contracts'
import {
  COLOUR_FILTER,
  designSwatches,
  designTile,
  ORIENTATION_FILTER,
} from '../../features/overview/design-tile.ts'
import { type LoadedOverview, loadOverview } from '../../features/overview/overview-list.ts'
import type { LoadContext } from '../../platform/block.ts'
import type { CalendarOverview } from './schema.ts'

/** Calendar designs as the address asks for them. */
export const loadCalendarOverview = (
  block: CalendarOverview,
  context: LoadContext,
): Promise<LoadedOverview> =>
  loadOverview(block, context, {
    filters: [
      { name: 'calendarType', title: 'calendar-type', look: 'list' },
      ORIENTATION_FILTER,
      { name: 'formatType', title: 'format', look: 'list' },
      COLOUR_FILTER,
      { name: 'label', title: 'label', look: 'list' },
    ],
    fixed: { calendarType: block.calendarTypes },
    ask: query => context.api.call(getCalendarDesignGroups, { query }),
    tile: item =>
      designTile(item, {
        id: item.designGroupId,
        details: item.calendarTypes.map(({ name }) => name),
        detailQuery: `designGroupId=${item.designGroupId}`,
      }),
    swatchOf: designSwatches(context),
  })
