import { CURRENCIES, GIFT_VOUCHER_DESIGNS } from '@passepartout/domain'
import * as z from 'zod'

/** Money with its text, written on the server so that it never differs after hydration. */
export const displayMoneySchema = z.object({
  amount: z.int(),
  currency: z.enum(CURRENCIES),
  text: z.string(),
  /** Of a price that contains tax: what remains without it, in minor units, for customers who see net prices. */
  net: z.int().exactOptional(),
})
export type DisplayMoney = z.infer<typeof displayMoneySchema>

export const idSchema = z.uuid()
export const quantitySchema = z.int().min(1).max(99)
export const timeSchema = z.iso.datetime()

const VISIBLE = /[^\p{C}\p{Z}\s\u115f\u1160\u3164\uffa0\u2800]/u

/** Trimmed text of `most` letters with at least one that can be seen: signs without a look alone say nothing. */
export const visibleTextSchema = (most: number) => z.string().trim().min(1).max(most).regex(VISIBLE)

/** A number as it comes in a query. */
export const numberFromQuery = z.coerce.number()

/** A short name from the catalogue. What it may be is the catalogue's business, not the shape's. */
export const wordSchema = z.string().min(1).max(64)

/** The designed product's configuration, by the names of the designer's address (spec 3). */
export const frameConfigurationSchema = z.object({
  materialType: wordSchema,
  formatType: z.string().max(16),
  optionTypes: z.array(wordSchema).max(20),
  frameType: wordSchema.exactOptional(),
  matType: wordSchema.exactOptional(),
  matSize: z.number().min(0).max(1000).exactOptional(),
})
export type FrameConfigurationSchema = z.infer<typeof frameConfigurationSchema>

/** The same as a query. */
export const frameQuerySchema = z.object({
  materialType: wordSchema,
  formatType: z.string().max(16),
  optionTypes: z.array(wordSchema).max(20).optional(),
  frameType: wordSchema.optional(),
  matType: wordSchema.optional(),
  matSize: numberFromQuery.pipe(z.number().min(0).max(1000)).optional(),
})

/** What an article without a design looks like. */
export const undesignedAppearanceSchema = z.object({
  /** File name of its picture; null where only a colour or its worth tells it apart. */
  picture: z.string().nullable(),
  /** Colour of the article, for where it has no picture. */
  swatch: z.string().nullable(),
  /** Width to height of what its colour goes round: an empty frame. */
  aspect: z.number().positive().nullable(),
  /** What a voucher is worth. */
  worth: displayMoneySchema.nullable(),
  /** How a voucher is printed. */
  design: z.enum(GIFT_VOUCHER_DESIGNS).optional(),
})
export type UndesignedAppearance = z.infer<typeof undesignedAppearanceSchema>
