import { CURRENCIES, GIFT_VOUCHER_DESIGNS, LOCALES } from '@passepartout/domain'
import * as z from 'zod'

/** Money with its text, formatted on the server so that it never differs after hydration. */
export const displayMoneySchema = z.object({
  amount: z.int(),
  currency: z.enum(CURRENCIES),
  text: z.string(),
  /** Net amount of a price with tax, in minor units, for customers who see net prices. */
  net: z.int().exactOptional(),
})
export type DisplayMoney = z.infer<typeof displayMoneySchema>

export const localeSchema = z.enum(LOCALES)
export const idSchema = z.uuid()
export const quantitySchema = z.int().min(1).max(99)
export const timeSchema = z.iso.datetime()

const VISIBLE = /[^\p{C}\p{Z}\s\u115f\u1160\u3164\uffa0\u2800]/u

/** Trimmed text of at most `most` characters, at least one of them visible. */
export const visibleTextSchema = (most: number) => z.string().trim().min(1).max(most).regex(VISIBLE)

/** A number in a query. */
export const numberFromQuery = z.coerce.number()

/** A short name from the catalogue, which alone knows the valid ones. */
export const wordSchema = z.string().min(1).max(64)

/** The designed product's configuration, by the names of the designer's URL (spec 3). */
export const frameConfigurationSchema = z.object({
  materialType: wordSchema,
  formatType: z.string().max(16),
  optionTypes: z.array(wordSchema).max(20),
  frameType: wordSchema.exactOptional(),
  matType: wordSchema.exactOptional(),
  matSize: z.number().min(0).max(1000).exactOptional(),
})
export type FrameConfigurationSchema = z.infer<typeof frameConfigurationSchema>

/** A frame configuration as a query. */
export const frameQuerySchema = z.object({
  materialType: wordSchema,
  formatType: z.string().max(16),
  optionTypes: z.array(wordSchema).max(20).optional(),
  frameType: wordSchema.optional(),
  matType: wordSchema.optional(),
  matSize: numberFromQuery.pipe(z.number().min(0).max(1000)).optional(),
})

/** Appearance of an article without a design. */
export const undesignedAppearanceSchema = z.object({
  /** File name of its picture; null where only a colour or an amount distinguishes it. */
  picture: z.string().nullable(),
  /** Colour of an article without a picture. */
  swatch: z.string().nullable(),
  /** Width to height of an empty frame, which its colour surrounds. */
  aspect: z.number().positive().nullable(),
  /** Amount of a voucher. */
  worth: displayMoneySchema.nullable(),
  /** Printed design of a voucher. */
  design: z.enum(GIFT_VOUCHER_DESIGNS).optional(),
})
export type UndesignedAppearance = z.infer<typeof undesignedAppearanceSchema>
