import * as z from 'zod'
import {
  designItemShape,
  filterQuerySchema,
  listPageSchema,
  listQueryShape,
  namedOptionSchema,
} from '../list-shapes.ts'
import {
  amountQuerySchema,
  productChoicesSchema,
  productPriceShape,
  startingPriceSchema,
} from '../prices/schemas.ts'
import { numberFromQuery, wordSchema } from '../shapes.ts'

export const getCalendarDesignGroupsSchemas = {
  query: z.object({
    /** One design with all its pages; 404 for an unknown one. */
    designGroupId: wordSchema.optional(),
    calendarType: filterQuerySchema,
    formatType: filterQuerySchema,
    color: filterQuerySchema,
    label: filterQuerySchema,
    /** `din-landscape`, `din-portrait`, `square`. */
    categoryIds: filterQuerySchema,
    ...listQueryShape,
  }),
  response: listPageSchema(
    z.object({
      designGroupId: z.string(),
      ...designItemShape,
      calendarTypes: z.array(namedOptionSchema),
      formats: z.array(namedOptionSchema),
      priceFrom: startingPriceSchema,
      designerUrl: z.string(),
    }),
    ['calendarType', 'formatType', 'color', 'label', 'categoryIds'],
  ),
}

const whole = numberFromQuery.pipe(z.int())

export const getCalendarPriceSchemas = {
  query: z.object({
    calendarType: wordSchema.optional(),
    formatType: wordSchema.optional(),
    mountingType: wordSchema.optional(),
    paperType: wordSchema.optional(),
    refinementType: wordSchema.optional(),
    /** 1 to 12; defaults to the current month. */
    startMonth: whole.optional(),
    year: whole.optional(),
    /** Number of months, a sheet for each; defaults to 12. */
    months: whole.optional(),
    /** Weeks of a week planner, a sheet for each; defaults to 0, a sheet a month. */
    weeks: whole.optional(),
    /** Such as `2027-01`: month and year together. */
    startDate: z.string().max(32).optional(),
    /** `ohne` means none. */
    accessoryTypes: z.array(wordSchema).max(20).optional(),
    amount: amountQuerySchema.optional(),
    /** Passed on to the designer. */
    designGroupId: wordSchema.optional(),
    designId: wordSchema.optional(),
  }),
  response: z.object({
    /** As priced: the requested configuration with defaults filled in. */
    configuration: z.object({
      calendarType: z.string(),
      formatType: z.string(),
      mountingType: z.string(),
      paperType: z.string(),
      refinementType: z.string(),
      startMonth: z.int().min(1).max(12),
      year: z.int(),
      months: z.int(),
      /** 0 unless it is a week planner. */
      weeks: z.int(),
      accessoryTypes: z.array(z.string()),
    }),
    ...productPriceShape,
    choices: z.object({
      calendarType: productChoicesSchema,
      formatType: productChoicesSchema,
      mountingType: productChoicesSchema,
      paperType: productChoicesSchema,
      refinementType: productChoicesSchema,
      /** Beside `ohne`; several can be chosen. */
      accessoryTypes: z.array(namedOptionSchema),
      /** Numbers of months; empty for a week planner. */
      months: productChoicesSchema,
      /** 0 for a sheet a month, else the weeks of a week planner; empty where there is none. */
      weeks: productChoicesSchema,
      years: z.object({ from: z.int(), until: z.int() }),
      amount: z.object({ min: z.int(), max: z.int() }),
    }),
    designerUrl: z.string(),
  }),
}

export const calendarSchemas = {
  getCalendarDesignGroups: getCalendarDesignGroupsSchemas,
  getCalendarPrice: getCalendarPriceSchemas,
}
