import type { CalendarOverview, Link } from '@passepartout/content-model'
import { getCalendarDesignGroups } from '@passepartout/contracts'
import { designImage } from '../../features/images/design-image.ts'
import type { TileImage } from '../../features/images/tile-image.tsx'
import {
  COLOUR_FILTER,
  designSwatches,
  designTile,
  ORIENTATION_FILTER,
} from '../../features/product-list/design-tile.ts'
import { type LoadedOverview, loadOverview } from '../../features/product-list/overview-list.ts'
import type { LoadContext } from '../../platform/block.ts'

/** The page size of the list call. */
const MOST_LISTED = 48

export interface LoadedCalendars {
  overview: LoadedOverview
  kinds: CalendarKind[]
}

interface CalendarKind {
  name: string
  link: Link
  /** The current page. */
  here: boolean
  picture: TileImage
}

/** Loads the calendar designs of the URL's query, and the kinds of calendars from the editor. */
export async function loadCalendarOverview(
  block: CalendarOverview,
  context: LoadContext,
): Promise<LoadedCalendars> {
  const [overview, kinds] = await Promise.all([designsOf(block, context), kindsOf(block, context)])
  return { overview, kinds }
}

const designsOf = (block: CalendarOverview, context: LoadContext): Promise<LoadedOverview> =>
  loadOverview(block, context, {
    filters: [
      { name: 'calendarType', title: 'calendar-type', look: 'list' },
      ORIENTATION_FILTER,
      { name: 'formatType', title: 'format', look: 'list' },
      COLOUR_FILTER,
      { name: 'label', title: 'label', look: 'list' },
    ],
    fixed: { calendarType: block.calendarTypes },
    fetchPage: query => context.api.call(getCalendarDesignGroups, { query }),
    tile: item =>
      designTile(item, {
        id: item.designGroupId,
        details: item.calendarTypes.map(({ name }) => name),
        detailQuery: `designGroupId=${item.designGroupId}`,
      }),
    swatchOf: designSwatches(context),
  })

/** Each kind with a month page of its first design: the kinds look alike on the cover. */
async function kindsOf(
  { kinds = [], calendarTypes = [] }: CalendarOverview,
  { api }: LoadContext,
): Promise<CalendarKind[]> {
  if (kinds.length === 0) return []
  const answer = await api.call(getCalendarDesignGroups, { query: { size: MOST_LISTED } })
  if (!answer.ok) return []
  const { items, facets } = answer.payload
  return kinds.flatMap(({ calendarType, link }) => {
    const name = facets.calendarType.find(({ value }) => value === calendarType)?.name
    const first = items.find(item => item.calendarTypes.some(({ value }) => value === calendarType))
    const [cover, month = cover] = first?.previews ?? []
    if (!name || !first || !month) return []
    return [
      {
        name,
        link,
        here: calendarTypes.includes(calendarType),
        picture: designImage(month.url, first.sizeMm),
      },
    ]
  })
}
