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
import { countField, createSkuRules, wordField } from '../shared/sku.ts'
import { checkCalendar } from './check.ts'
import {
  type CalendarAccessory,
  type CalendarConfiguration,
  calendarBindings,
  calendarDefinition,
  calendarFormats,
  calendarTypeOf,
  monthsOfCalendar,
  sheetsOfCalendar,
} from './configuration.ts'
import { normaliseCalendar } from './normalise.ts'
import type { CalendarPriceList } from './schema.ts'

/** Calendars: a cover and a sheet for each of 12 to 18 months, or for each week of a year, starting in any month (trade facts 8). */
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
    { name: 'weeks', words: weekWords, optional: true },
    countField('months'),
  ]),
  parcel: calendarShippingUnit,
  pages: calendarPages,
  safety: { model: 'CA', warnings: ['hang-securely'] },
  isWithdrawable: () => false,
  enumerate: enumerateCalendars,
}

/** Numbers of weeks, none of which is one of months. */
function weekWords(catalogue: Catalogue): string[] {
  return calendarDefinition(catalogue).types.flatMap(({ weeks }) =>
    weeks === undefined ? [] : [String(weeks)],
  )
}

function calendarParts(input: PricingInput<CalendarConfiguration, CalendarPriceList>): PartAmount[] {
  const { list, configuration, quantity, catalogue } = input
  const { formatType, mountingType, paperType, refinementType, accessoryTypes, weeks = 0 } = configuration
  const percentOff = quantityDiscountAt(list.quantityTiers, quantity)
  const base = list.formats[formatType]?.[mountingType] ?? 0
  const type = calendarTypeOf(calendarDefinition(catalogue), configuration.calendarType)
  const months = type ? monthsOfCalendar(type, configuration) : 0
  const further = months - (type?.months[0] ?? months)
  const parts: PartAmount[] = [
    mainPricePart(input, 'format', formatType, base, percentOff),
    surchargePart(input, 'months', String(months), (list.furtherMonths[formatType] ?? 0) * further, {
      percentOff,
    }),
    surchargePart(input, 'weeks', String(weeks), weeks > 0 ? (list.weeks[formatType] ?? 0) : 0, {
      percentOff,
    }),
    surchargePart(input, 'paper', paperType, list.papers[paperType] ?? 0, { percentOff }),
    surchargePart(input, 'refinement', refinementType, list.refinements[refinementType] ?? 0),
    ...accessoryTypes.map(each => surchargePart(input, 'accessory', each, accessoryPrice(list, each))),
  ]
  return parts.filter(({ original }, index) => index === 0 || original !== 0)
}

const accessoryPrice = ({ accessories }: CalendarPriceList, accessory: CalendarAccessory): number =>
  accessory === 'ohne' ? 0 : (accessories[accessory] ?? 0)

/** The cover and one sheet for each month or week. The area of the spiral or block is outside the safe area. */
function calendarPages(catalogue: Catalogue, configuration: CalendarConfiguration): PrintedPage[] {
  const { formatType, mountingType } = configuration
  const { formats, mountings, print } = calendarDefinition(catalogue)
  const { edge, mm } = mountings[mountingType]?.keepFree ?? { edge: 'top', mm: 0 }
  const { safeMm: top, bleedMm: bleed } = print
  const safe = { top, right: top, bottom: top, left: top, [edge]: Math.max(top, mm) }
  return repeatPage(leavesOf(catalogue, configuration), { ...formats[formatType], bleed, safe })
}

/** Sheets with the cover. */
function leavesOf(catalogue: Catalogue, configuration: CalendarConfiguration): number {
  const type = calendarTypeOf(calendarDefinition(catalogue), configuration.calendarType)
  return type ? sheetsOfCalendar(type, configuration) + (type.cover ? 1 : 0) : 0
}

/** Weight and size of all sheets with their binding. */
function calendarShippingUnit(catalogue: Catalogue, configuration: CalendarConfiguration): ShippingUnit {
  const { formatType, paperType } = configuration
  const definition = calendarDefinition(catalogue)
  const leaves = leavesOf(catalogue, configuration)
  const { widthMm, heightMm } = definition.formats[formatType]
  const { gsm, caliperMm } = definition.papers[paperType] ?? { gsm: 0, caliperMm: 0 }
  return {
    form: 'flat',
    grams: Math.ceil((leaves * gsm * widthMm * heightMm) / 1_000_000),
    ...{ widthMm, heightMm, depthMm: leaves * caliperMm },
  }
}

/** Every calendar that can be made, each of the shortest length, with the earliest start and at most one accessory. */
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
