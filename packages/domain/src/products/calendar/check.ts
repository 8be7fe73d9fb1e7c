import type { Catalogue } from '../../catalogue/schema.ts'
import type { Shop } from '../../shops/shop.ts'
import { channelProblems } from '../shared/limits.ts'
import { isFinishedInChannel } from '../shared/print-finishes.ts'
import type { ProductCheck, ProductProblem } from '../shared/rules.ts'
import {
  type CalendarConfiguration,
  calendarBindings,
  calendarDefinition,
  calendarFormats,
  calendarLengths,
  calendarTypeOf,
  hasWeekPlanner,
  monthsOfCalendar,
} from './configuration.ts'
import type { CalendarDefinition, CalendarTypeDefinition } from './schema.ts'

/** Whether a calendar can be made and sold in a shop; returns every problem. */
export function checkCalendar(
  catalogue: Catalogue,
  configuration: CalendarConfiguration,
  shop: Shop,
): ProductCheck {
  const definition = calendarDefinition(catalogue)
  const type = calendarTypeOf(definition, configuration.calendarType)
  if (!type) {
    const value = String(configuration.calendarType)
    return { ok: false, problems: [{ field: 'calendarType', code: 'unknown-calendar-type', value }] }
  }
  const problems = [
    ...channelProblems(definition, shop),
    ...checkForm(type, configuration, shop),
    ...checkStart(definition, configuration),
    ...checkLength(definition, type, configuration),
    ...checkAccessories(type, configuration),
  ]
  return problems.length > 0 ? { ok: false, problems } : { ok: true }
}

function checkForm(
  type: CalendarTypeDefinition,
  { formatType, mountingType, paperType, refinementType }: CalendarConfiguration,
  shop: Shop,
): ProductProblem[] {
  const problems: ProductProblem[] = []
  const addProblem = (field: string, code: string, value: string) => problems.push({ field, code, value })
  if (!calendarFormats(type).includes(formatType)) addProblem('formatType', 'format-not-for-type', formatType)
  else if (!calendarBindings(type, formatType).includes(mountingType))
    addProblem('mountingType', 'mounting-not-for-format', mountingType)
  if (!type.papers.includes(paperType)) addProblem('paperType', 'paper-not-for-type', paperType)
  if (!type.refinements.includes(refinementType))
    addProblem('refinementType', 'refinement-not-for-type', refinementType)
  else if (!isFinishedInChannel(refinementType, shop))
    addProblem('refinementType', 'refinement-not-in-channel', refinementType)
  return problems
}

export const isStartYear = ({ years }: CalendarDefinition, year: number): boolean =>
  Number.isInteger(year) && year >= years.from && year <= years.until

export const isStartMonth = (month: number): boolean => Number.isInteger(month) && month >= 1 && month <= 12

function checkStart(
  definition: CalendarDefinition,
  { startMonth, year }: CalendarConfiguration,
): ProductProblem[] {
  const problems: ProductProblem[] = []
  if (!isStartMonth(startMonth))
    problems.push({ field: 'startMonth', code: 'unknown-month', value: String(startMonth) })
  if (!isStartYear(definition, year))
    problems.push({ field: 'year', code: 'year-out-of-range', value: String(year) })
  return problems
}

function checkLength(
  definition: CalendarDefinition,
  type: CalendarTypeDefinition,
  configuration: CalendarConfiguration,
): ProductProblem[] {
  const { weeks, mountingType } = configuration
  if (weeks !== undefined) {
    const problem = (code: string) => [{ field: 'weeks', code, value: String(weeks) }]
    if (weeks !== type.weeks || configuration.months !== undefined) return problem('weeks-not-for-type')
    return hasWeekPlanner(definition, type, mountingType) ? [] : problem('weeks-not-for-mounting')
  }
  const months = monthsOfCalendar(type, configuration)
  const problem = (code: string) => [{ field: 'months', code, value: String(months) }]
  if (!type.months.includes(months)) return problem('months-not-for-type')
  const lengths = calendarLengths(definition, type, mountingType)
  return lengths.includes(months) ? [] : problem('months-not-for-mounting')
}

function checkAccessories(
  { accessories }: CalendarTypeDefinition,
  { accessoryTypes }: CalendarConfiguration,
): ProductProblem[] {
  const problem = (code: string, value: string) => ({ field: 'accessoryTypes', code, value })
  if (accessoryTypes.length === 0) return [problem('accessory-missing', 'ohne')]
  return accessoryTypes.flatMap((value, index) => {
    if (accessoryTypes.indexOf(value) !== index) return [problem('accessory-twice', value)]
    if (value === 'ohne') return accessoryTypes.length > 1 ? [problem('accessory-beside-none', value)] : []
    return accessories.includes(value) ? [] : [problem('accessory-not-for-type', value)]
  })
}
