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
  productChoiceSchema,
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
      accessoryTypes: z.array(z.string()),
    }),
    ...productPriceShape,
    choices: z.object({
      calendarType: z.array(productChoiceSchema),
      formatType: z.array(productChoiceSchema),
      mountingType: z.array(productChoiceSchema),
      paperType: z.array(productChoiceSchema),
      refinementType: z.array(productChoiceSchema),
      /** Beside `ohne`; several can be chosen. */
      accessoryTypes: z.array(namedOptionSchema),
      /** Numbers of months. */
      months: z.array(productChoiceSchema),
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
