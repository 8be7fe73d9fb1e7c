import type { Catalogue } from '../../catalogue/schema.ts'
import { CALENDAR_BINDINGS, CALENDAR_FORMATS, CALENDAR_TYPES } from '../../catalogue/vocabulary.ts'
import {
  mainPricePart,
  type PartAmount,
  quantityDiscountAt,
  surchargePart,
} from '../../prices/part-amounts.ts'
import type { Shop } from '../../shops/shop.ts'
import { printFinishesInChannel } from '../shared/print-finishes.ts'
import { type PrintedPage, repeatPage } from '../shared/printed-page.ts'
import type { PricingInput, ProductRules, ShippingUnit } from '../shared/rules.ts'
import { createSkuRules, wordField } from '../shared/sku.ts'
import { checkCalendar } from './check.ts'
import {
  type CalendarAccessory,
  type CalendarConfiguration,
  calendarBindings,
  calendarDefinition,
  calendarFormats,
  calendarTypeOf,
} from './configuration.ts'
import { normaliseCalendar } from './normalise.ts'
import type { CalendarPriceList } from './schema.ts'

/** Calendars: twelve sheets and a cover, starting in any month (trade facts 8). */
export const calendarRules: ProductRules<CalendarConfiguration, CalendarPriceList> = {
  kind: 'calendar',
  vatClass: () => 'calendar',
  normalise: normaliseCalendar,
  check: checkCalendar,
  quantity: catalogue => calendarDefinition(catalogue).quantity,
  parts: calendarParts,
  tiers: ({ quantityTiers }) => quantityTiers.map(({ from }) => from),
  campaignIds: ({ calendarType, formatType, mountingType }) => [calendarType, formatType, mountingType],
  sku: createSkuRules([
    wordField('calendarType', CALENDAR_TYPES),
    wordField('formatType', CALENDAR_FORMATS),
    { ...wordField('mountingType', CALENDAR_BINDINGS), optional: true },
  ]),
  parcel: calendarShippingUnit,
  pages: calendarPages,
  isWithdrawable: () => false,
  enumerate: enumerateCalendars,
}

function calendarParts(ask: PricingInput<CalendarConfiguration, CalendarPriceList>): PartAmount[] {
  const { list, configuration, quantity } = ask
  const { formatType, mountingType, paperType, refinementType, accessoryTypes } = configuration
  const percentOff = quantityDiscountAt(list.quantityTiers, quantity)
  const base = list.formats[formatType]?.[mountingType] ?? 0
  const parts: PartAmount[] = [
    mainPricePart(ask, 'format', formatType, base, percentOff),
    surchargePart(ask, 'paper', paperType, list.papers[paperType] ?? 0, { percentOff }),
    surchargePart(ask, 'refinement', refinementType, list.refinements[refinementType] ?? 0),
    ...accessoryTypes.map(each => surchargePart(ask, 'accessory', each, accessoryPrice(list, each))),
  ]
  return parts.filter(({ original }, index) => index === 0 || original !== 0)
}

const accessoryPrice = ({ accessories }: CalendarPriceList, accessory: CalendarAccessory): number =>
  accessory === 'ohne' ? 0 : (accessories[accessory] ?? 0)

/** The cover and one sheet for each month. The area of the spiral or block is outside the safe area. */
function calendarPages(
  catalogue: Catalogue,
  { calendarType, formatType, mountingType }: CalendarConfiguration,
): PrintedPage[] {
  const { formats, mountings, print, ...definition } = calendarDefinition(catalogue)
  const type = calendarTypeOf({ formats, mountings, print, ...definition }, calendarType)
  const { edge, mm } = mountings[mountingType]?.keepFree ?? { edge: 'top', mm: 0 }
  const { safeMm: top, bleedMm: bleed } = print
  const safe = { top, right: top, bottom: top, left: top, [edge]: Math.max(top, mm) }
  const leaves = (type?.sheets ?? 0) + (type?.cover ? 1 : 0)
  return repeatPage(leaves, { ...formats[formatType], bleed, safe })
}

/** Weight and size of all sheets with their binding. */
function calendarShippingUnit(
  catalogue: Catalogue,
  { calendarType, formatType, paperType }: CalendarConfiguration,
): ShippingUnit {
  const definition = calendarDefinition(catalogue)
  const type = calendarTypeOf(definition, calendarType)
  const leaves = (type?.sheets ?? 0) + (type?.cover ? 1 : 0)
  const { widthMm, heightMm } = definition.formats[formatType]
  const { gsm, caliperMm } = definition.papers[paperType] ?? { gsm: 0, caliperMm: 0 }
  return {
    form: 'flat',
    grams: Math.ceil((leaves * gsm * widthMm * heightMm) / 1_000_000),
    ...{ widthMm, heightMm, depthMm: leaves * caliperMm },
  }
}

/** Every calendar that can be made, each with the earliest start and with at most one accessory. */
function* enumerateCalendars(catalogue: Catalogue, shop: Shop): Generator<CalendarConfiguration> {
  const definition = calendarDefinition(catalogue)
  const start = { startMonth: 1, year: definition.years.from }
  for (const type of definition.types) {
    for (const formatType of calendarFormats(type)) {
      for (const mountingType of calendarBindings(type, formatType)) {
        for (const paperType of type.papers) {
          for (const refinementType of printFinishesInChannel(type.refinements, shop)) {
            for (const accessory of ['ohne', ...type.accessories] as const) {
              const form = { calendarType: type.id, formatType, mountingType, paperType, refinementType }
              yield { kind: 'calendar', ...form, ...start, accessoryTypes: [accessory] }
            }
          }
        }
      }
    }
  }
}
