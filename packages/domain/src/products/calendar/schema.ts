import { z } from 'zod'
import {
  CALENDAR_BINDINGS,
  CALENDAR_FORMATS,
  CALENDAR_TYPES,
  CARD_ACCESSORY_TYPES,
  PHOTOBOOK_PAPERS,
  PRINT_FINISHES,
} from '../../catalogue/vocabulary.ts'
import { date, minor, quantityDiscountSchema } from '../../prices/schema.ts'
import { limitsShape } from '../shared/limits-schema.ts'

const mm = z.number().min(0).max(1000)
const format = z.enum(CALENDAR_FORMATS)
const mounting = z.enum(CALENDAR_BINDINGS)
const paper = z.enum(PHOTOBOOK_PAPERS)
const weeks = z.int().min(1).max(60)
const accessory = z.enum(CARD_ACCESSORY_TYPES)

/** `products/calendars.json`: formats, bindings and papers of each calendar type. */
export const calendarSchema = z.strictObject({
  ...limitsShape,
  /** Years in which a calendar may start. */
  years: z.strictObject({ from: z.int(), until: z.int() }),
  /** Trim size of one sheet. */
  formats: z.record(format, z.strictObject({ widthMm: mm, heightMm: mm })),
  print: z.strictObject({ bleedMm: mm, safeMm: mm }),
  /** Space needed by the binding, which is outside the safe area. */
  mountings: z.record(
    mounting,
    z.strictObject({
      keepFree: z.strictObject({ edge: z.enum(['top', 'bottom']), mm }),
      /** Leaves that fit into a slot; absent where the binding holds any number. */
      mostLeaves: z.exactOptional(z.int().min(1)),
    }),
  ),
  papers: z.partialRecord(paper, z.strictObject({ gsm: z.int().min(50).max(400), caliperMm: mm })),
  types: z.array(
    z.strictObject({
      id: z.enum(CALENDAR_TYPES),
      /** Numbers of months to choose from, a sheet for each; the first one is the default. */
      months: z.array(z.int().min(1).max(24)).min(1),
      /** Sheets of a week planner of the type; absent where it shows months only. */
      weeks: z.exactOptional(weeks),
      cover: z.boolean(),
      default: z.strictObject({ formatType: format, mountingType: mounting }),
      /** Every format of a row is available with every binding of that row. */
      variants: z
        .array(z.strictObject({ formats: z.array(format).min(1), mountings: z.array(mounting).min(1) }))
        .min(1),
      /** The first one is the default. */
      papers: z.array(paper).min(1),
      refinements: z.array(z.enum(PRINT_FINISHES)).min(1),
      accessories: z.array(accessory),
    }),
  ),
})

/** `prices/calendars*.json`: euro cents including VAT. */
export const calendarPricesSchema = z.strictObject({
  version: z.string().min(1),
  validFrom: date,
  formats: z.partialRecord(format, z.partialRecord(mounting, minor)),
  /** Each month beyond the shortest calendar of the type. */
  furtherMonths: z.partialRecord(format, minor),
  /** The sheets of a week planner, beyond those of the shortest calendar of the type. */
  weeks: z.partialRecord(format, minor),
  papers: z.partialRecord(paper, minor),
  refinements: z.partialRecord(z.enum(PRINT_FINISHES), minor),
  accessories: z.partialRecord(accessory, minor),
  /** Discount on format, further months, weeks and paper. */
  quantityTiers: z.array(quantityDiscountSchema),
})

export const calendarConfigurationSchema = z.object({
  kind: z.literal('calendar'),
  calendarType: z.enum(CALENDAR_TYPES),
  formatType: format,
  mountingType: mounting,
  paperType: paper,
  refinementType: z.enum(PRINT_FINISHES),
  startMonth: z.int().min(1).max(12),
  year: z.int().min(2000).max(2999),
  months: z.exactOptional(z.int().min(1).max(24)),
  weeks: z.exactOptional(weeks),
  accessoryTypes: z.array(z.enum([...CARD_ACCESSORY_TYPES, 'ohne'])).max(20),
})

export type CalendarDefinition = z.infer<typeof calendarSchema>
export type CalendarTypeDefinition = CalendarDefinition['types'][number]
export type CalendarPriceList = z.infer<typeof calendarPricesSchema>
