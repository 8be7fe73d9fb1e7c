import type { Catalogue } from '../../catalogue/schema.ts'
import type {
  CalendarBinding,
  CalendarFormat,
  CalendarType,
  CardAccessoryType,
  PhotobookPaper,
  PrintFinish,
} from '../../catalogue/vocabulary.ts'
import { definitionOf } from '../shared/limits.ts'
import type { CalendarDefinition, CalendarTypeDefinition } from './schema.ts'

/** `ohne` means none and excludes the others (spec 2). */
export type CalendarAccessory = CardAccessoryType | 'ohne'

/** A calendar as ordered; field names are those of the query (spec 3). */
export interface CalendarConfiguration {
  kind: 'calendar'
  calendarType: CalendarType
  formatType: CalendarFormat
  mountingType: CalendarBinding
  paperType: PhotobookPaper
  refinementType: PrintFinish
  /** 1 to 12. */
  startMonth: number
  year: number
  /** Number of months; absent means the shortest calendar of its type, with twelve. */
  months?: number
  /** Number of weeks of a week planner, a sheet for each; absent means months. */
  weeks?: number
  accessoryTypes: CalendarAccessory[]
}

/** The definition of calendars. @throws RangeError for a catalogue slice without calendars */
export const calendarDefinition = (catalogue: Catalogue): CalendarDefinition =>
  definitionOf(catalogue, 'calendar')

export const calendarTypeOf = (
  { types }: CalendarDefinition,
  calendarType: string,
): CalendarTypeDefinition | undefined => types.find(({ id }) => id === calendarType)

/** How many months a calendar shows, a sheet for each unless it is a week planner. */
export const monthsOfCalendar = (
  { months }: CalendarTypeDefinition,
  configuration: Pick<CalendarConfiguration, 'months'>,
): number => configuration.months ?? months[0] ?? 12

/** How many sheets a calendar has, without its cover. */
export const sheetsOfCalendar = (
  type: CalendarTypeDefinition,
  configuration: Pick<CalendarConfiguration, 'months' | 'weeks'>,
): number => configuration.weeks ?? monthsOfCalendar(type, configuration)

/** Whether a binding can hold the sheets of a type's week planner, if it has one. */
export const hasWeekPlanner = (
  { mountings }: CalendarDefinition,
  { weeks, cover }: CalendarTypeDefinition,
  mountingType: CalendarBinding,
): boolean => {
  const { mostLeaves = Number.POSITIVE_INFINITY } = mountings[mountingType] ?? {}
  return weeks !== undefined && weeks + (cover ? 1 : 0) <= mostLeaves
}

/** Numbers of months that a binding can hold with the cover. */
export const calendarLengths = (
  { mountings }: CalendarDefinition,
  { months, cover }: CalendarTypeDefinition,
  mountingType: CalendarBinding,
): number[] => {
  const { mostLeaves = Number.POSITIVE_INFINITY } = mountings[mountingType] ?? {}
  return months.filter(count => count + (cover ? 1 : 0) <= mostLeaves)
}

/** Formats of a type, in the order of the table. */
export const calendarFormats = ({ variants }: CalendarTypeDefinition): CalendarFormat[] => [
  ...new Set(variants.flatMap(({ formats }) => formats)),
]

/** Bindings of a type in a format; empty if the type lacks the format. */
export const calendarBindings = (
  { variants }: CalendarTypeDefinition,
  formatType: CalendarFormat,
): CalendarBinding[] => [
  ...new Set(
    variants.filter(({ formats }) => formats.includes(formatType)).flatMap(({ mountings }) => mountings),
  ),
]
