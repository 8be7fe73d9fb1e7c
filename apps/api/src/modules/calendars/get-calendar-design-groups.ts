import { getCalendarDesignGroups } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { type CalendarDesign, designsOf } from '@passepartout/designs'
import { orientationOfFormatName } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { refuse } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import {
  cacheOffers,
  createTermFilter,
  type FilterAttributes,
  filterAttributes,
  named,
  orientationId,
  toDesignItem,
  toListPayload,
} from '../listing/index.ts'
import { lowerPrice, type StartingPriceSource, toStartingPrice } from '../prices/index.ts'
import { calendarLink } from './calendar-link.ts'
import { calendarKey, calendarPricesFrom } from './calendar-prices-from.ts'

export const getCalendarDesignGroupsRoute = route(
  getCalendarDesignGroups,
  schemas.getCalendarDesignGroups,
  (context, { query: { designGroupId, ...query } }) => {
    const all = offeredDesigns(context).filter(
      ({ id }) => designGroupId === undefined || id === designGroupId,
    )
    if (all.length === 0 && designGroupId !== undefined) return refuse('not-found')
    const filters = {
      calendarType: createTermFilter(context, 'calendar-types', query.calendarType, ({ calendar }: Offer) => [
        ...calendar.calendarTypes,
      ]),
      formatType: createTermFilter(context, 'calendar-formats', query.formatType, ({ calendar }: Offer) => [
        ...calendar.formats,
      ]),
      color: createTermFilter(context, 'colours', query.color, ({ colours }: Offer) => colours),
      label: createTermFilter(context, 'card-labels', query.label, ({ labels }: Offer) => labels),
      categoryIds: createTermFilter(
        context,
        'photobook-orientations',
        query.categoryIds,
        ({ calendar }: Offer) =>
          calendar.formats.flatMap(format => orientationOfFormatName(format) ?? []).map(orientationId),
      ),
    }
    return toListPayload(context, all, filters, query, design =>
      toCalendarDesignPayload(context, design, designGroupId !== undefined),
    )
  },
  { isPublic: true },
)

type Offer = CalendarDesign & FilterAttributes & { priceFrom: StartingPriceSource }

const remembered = cacheOffers<Offer[]>()

const offeredDesigns = (context: CallContext): Offer[] => remembered(context, () => calendarOffers(context))

/** Designs with the lowest price of the calendar types and formats in which they are available. */
function calendarOffers(context: CallContext): Offer[] {
  const prices = calendarPricesFrom(context)
  return designsOf(context.designs, 'calendar').flatMap(design => {
    const { calendarTypes, formats } = design.calendar
    const priceFrom = calendarTypes
      .flatMap(type => formats.flatMap(format => prices.get(calendarKey(type, format)) ?? []))
      .reduce<StartingPriceSource | undefined>(lowerPrice, undefined)
    return priceFrom ? [{ ...design, ...filterAttributes(context, design), priceFrom }] : []
  })
}

function toCalendarDesignPayload(context: CallContext, design: Offer, whole: boolean) {
  const { id, calendar, palettes, priceFrom } = design
  const [calendarType] = calendar.calendarTypes
  const formatType = calendar.formats.find(format =>
    calendarPricesFrom(context).has(calendarKey(calendarType ?? '', format)),
  )
  return {
    designGroupId: id,
    ...toDesignItem(context, design, { whole }),
    calendarTypes: calendar.calendarTypes.map(named(context, 'calendar-types')),
    formats: calendar.formats.map(named(context, 'calendar-formats')),
    priceFrom: toStartingPrice(priceFrom, context.shop),
    designerUrl: calendarLink(context, {
      calendarType,
      formatType,
      designGroupId: id,
      designId: palettes[0]?.id,
    }),
  }
}
