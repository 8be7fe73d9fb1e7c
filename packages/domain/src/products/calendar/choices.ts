import type { Catalogue } from '../../catalogue/schema.ts'
import {
  CALENDAR_BINDINGS,
  CALENDAR_FORMATS,
  CALENDAR_TYPES,
  type CalendarBinding,
  type CalendarFormat,
  type CalendarType,
  type PhotobookPaper,
  type PrintFinish,
} from '../../catalogue/vocabulary.ts'
import type { Shop } from '../../shops/shop.ts'
import { checkOfField, choicesOf, type ProductChoice } from '../shared/choices.ts'
import { printFinishesInChannel } from '../shared/print-finishes.ts'
import { checkCalendar } from './check.ts'
import {
  type CalendarConfiguration,
  calendarDefinition,
  calendarTypeOf,
  monthsOfCalendar,
} from './configuration.ts'

export interface CalendarChoices {
  calendarType: ProductChoice<CalendarType>[]
  /** Empty for a week planner. */
  months: ProductChoice<number>[]
  /** Weeks of a week planner, or 0 for a sheet a month; empty where the type shows months only. */
  weeks: ProductChoice<number>[]
  formatType: ProductChoice<CalendarFormat>[]
  mountingType: ProductChoice<CalendarBinding>[]
  paperType: ProductChoice<PhotobookPaper>[]
  refinementType: ProductChoice<PrintFinish>[]
  /** Accessories besides `ohne`; several may be chosen. */
  accessoryTypes: string[]
  years: { from: number; until: number }
}

/**
 * Options for the next choice of a calendar, with the reason code of unavailable ones. Type before format before
 * binding: later choices adapt (`normaliseProduct`) and never rule out an earlier one.
 */
export function calendarChoices(
  catalogue: Catalogue,
  configuration: CalendarConfiguration,
  shop: Shop,
): CalendarChoices {
  const definition = calendarDefinition(catalogue)
  const type = calendarTypeOf(definition, configuration.calendarType)
  const field = <F extends 'calendarType' | 'formatType' | 'mountingType' | 'paperType' | 'refinementType'>(
    name: F,
    values: readonly CalendarConfiguration[F][],
  ) =>
    choicesOf(values, configuration[name], value =>
      checkOfField(checkCalendar(catalogue, { ...configuration, [name]: value }, shop), name),
    )
  return {
    calendarType: field('calendarType', CALENDAR_TYPES),
    months: choicesOf(
      configuration.weeks === undefined ? (type?.months ?? []) : [],
      type && monthsOfCalendar(type, configuration),
      months => checkOfField(checkCalendar(catalogue, { ...configuration, months }, shop), 'months'),
    ),
    weeks: choicesOf(type?.weeks === undefined ? [] : [0, type.weeks], configuration.weeks ?? 0, weeks =>
      checkOfField(checkCalendar(catalogue, withWeeks(configuration, weeks), shop), 'weeks'),
    ),
    formatType: field('formatType', CALENDAR_FORMATS),
    mountingType: field('mountingType', CALENDAR_BINDINGS),
    paperType: field('paperType', type?.papers ?? []),
    refinementType: field('refinementType', printFinishesInChannel(type?.refinements ?? [], shop)),
    accessoryTypes: type?.accessories ?? [],
    years: definition.years,
  }
}

/** The calendar with a sheet for each week, or with 0 for each month. */
function withWeeks(
  { months: _months, weeks: _weeks, ...rest }: CalendarConfiguration,
  weeks: number,
): CalendarConfiguration {
  return weeks === 0 ? rest : { ...rest, weeks }
}
