import { ARTICLE_KINDS } from '@passepartout/domain'
import * as z from 'zod'
import { shownMoneySchema, timeSchema, wordSchema } from '../shapes.ts'

/** What is to be delivered; without anything, a product of medium effort. */
export const deliveryItemSchema = z.object({
  kind: z.enum(ARTICLE_KINDS).optional(),
  /** What differs within a kind: a photo book's type, a card's refinement. */
  type: wordSchema.optional(),
  materialType: wordSchema.optional(),
  frameType: wordSchema.optional(),
})

/** A day at the customer's (`2026-11-26`) with its text. */
export const shownDaySchema = z.object({ day: z.iso.date(), text: z.string() })
export type ShownDay = z.infer<typeof shownDaySchema>

/** A moment with its text by the clock of the country. */
export const shownMomentSchema = z.object({ at: timeSchema, text: z.string() })
export type ShownMoment = z.infer<typeof shownMomentSchema>

/** One fast way to the customer. */
export const expressSchema = z.object({
  /** An order of now counts for today. */
  isAvailableNow: z.boolean(),
  /** Until when to order for this day of delivery. */
  orderBy: shownMomentSchema,
  deliveryDay: shownDaySchema,
  /** On top of the shipping fee. */
  surcharge: shownMoneySchema,
})
export type Express = z.infer<typeof expressSchema>
