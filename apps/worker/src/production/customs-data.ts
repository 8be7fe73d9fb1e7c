import { CURRENCIES } from '@passepartout/domain'
import * as z from 'zod'

export const isoCountrySchema = z.string().regex(/^[A-Z]{2}$/)
export const moneySchema = z.strictObject({ amount: z.int().min(0), currency: z.enum(CURRENCIES) })

/** Pieces of one line as customs asks for them; `heading` is the six-digit code of the Harmonised System. */
export const customsDataSchema = z.strictObject({
  heading: z.string().regex(/^\d{6}$/),
  name: z.string().min(1),
  origin: isoCountrySchema,
  pieces: z.int().min(1),
  netGrams: z.int().min(1),
  value: moneySchema,
})
