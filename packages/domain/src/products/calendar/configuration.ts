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

/** `ohne` stands for none and for itself only (spec 2). */
export type CalendarAccessory = CardAccessoryType | 'ohne'

/** A calendar as it is ordered; the names are those of the query fields (spec 3). */
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
  accessoryTypes: CalendarAccessory[]
}

/** What calendars there are. @throws RangeError on a part of the catalogue that has none */
export const calendarDefinition = (catalogue: Catalogue): CalendarDefinition =>
  definitionOf(catalogue, 'calendar')

export const calendarTypeOf = (
  { types }: CalendarDefinition,
  calendarType: string,
): CalendarTypeDefinition | undefined => types.find(({ id }) => id === calendarType)

/** Formats of a type, in the order of the table. */
export const calendarFormats = ({ variants }: CalendarTypeDefinition): CalendarFormat[] => [
  ...new Set(variants.flatMap(({ formats }) => formats)),
]

/** Mountings of a type in a format; empty where the type lacks the format. */
export const calendarBindings = (
  { variants }: CalendarTypeDefinition,
  formatType: CalendarFormat,
): CalendarBinding[] => [
  ...new Set(
    variants.filter(({ formats }) => formats.includes(formatType)).flatMap(({ mountings }) => mountings),
  ),
]
