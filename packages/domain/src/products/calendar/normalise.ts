import type { Catalogue } from '../../catalogue/schema.ts'
import { CALENDAR_TYPES, type CalendarType } from '../../catalogue/vocabulary.ts'
import { dayInZone, LAB_TIME_ZONE } from '../../prices/days.ts'
import type { Shop } from '../../shops/shop.ts'
import { createFieldPicker } from '../shared/field-picker.ts'
import { printFinishesInChannel } from '../shared/print-finishes.ts'
import type { NormalisedProduct, ProductInput } from '../shared/rules.ts'
import { isStartMonth, isStartYear } from './check.ts'
import {
  type CalendarAccessory,
  type CalendarConfiguration,
  calendarBindings,
  calendarDefinition,
  calendarFormats,
  calendarLengths,
  calendarTypeOf,
  hasWeekPlanner,
} from './configuration.ts'
import { monthOf } from './facts.ts'

const DEFAULT_TYPE: CalendarType = 'wandkalender'

/**
 * Turns any input into a calendar that can be made. It begins in `startMonth` and `year`, else in the month of
 * `startDate`, else in the current one (spec 2).
 */
export function normaliseCalendar(
  catalogue: Catalogue,
  input: ProductInput,
  shop: Shop,
  now: Date,
): NormalisedProduct<CalendarConfiguration> {
  const definition = calendarDefinition(catalogue)
  const pick = createFieldPicker(input)
  const calendarType = pick.word('calendarType', CALENDAR_TYPES, DEFAULT_TYPE)
  const type = calendarTypeOf(definition, calendarType)
  if (!type) throw new RangeError(`The catalogue has no calendar "${calendarType}".`)

  const formatType = pick.word('formatType', calendarFormats(type), type.default.formatType)
  const mountings = calendarBindings(type, formatType)
  const mounting = mountings.find(each => each === type.default.mountingType) ?? mountings[0]
  const start = pick.text('startDate', text => monthOf(text) !== undefined) ?? dayInZone(LAB_TIME_ZONE, now)
  const { month, year } = monthOf(start) ?? { month: 1, year: definition.years.from }
  const accessories: CalendarAccessory[] = pick.words('accessoryTypes', ['ohne', ...type.accessories])
  const chosen = accessories.filter(each => each !== 'ohne')
  const mountingType = pick.word('mountingType', mountings, mounting ?? type.default.mountingType)
  const lengths = calendarLengths(definition, type, mountingType)
  const shortest = type.months[0] ?? 12
  const isWeekly = (given: number) => given === type.weeks && hasWeekPlanner(definition, type, mountingType)
  const weeks = pick.number('weeks', given => given === 0 || isWeekly(given), 0)
  const months = weeks > 0 ? shortest : pick.number('months', given => lengths.includes(given), shortest)
  const configuration: CalendarConfiguration = {
    kind: 'calendar',
    calendarType,
    formatType,
    mountingType,
    paperType: pick.word('paperType', type.papers, type.papers[0] ?? 'matt'),
    refinementType: pick.word('refinementType', printFinishesInChannel(type.refinements, shop), 'none'),
    startMonth: pick.number('startMonth', isStartMonth, month),
    year: pick.number(
      'year',
      given => isStartYear(definition, given),
      Math.min(definition.years.until, Math.max(definition.years.from, year)),
    ),
    ...(months !== shortest && { months }),
    ...(weeks > 0 && { weeks }),
    accessoryTypes: chosen.length > 0 ? chosen : ['ohne'],
  }
  return { configuration, corrections: pick.corrections }
}
