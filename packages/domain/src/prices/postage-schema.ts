import { z } from 'zod'
import { COUNTRY_CODES } from '../shops/locales.ts'

const mm = z.number().gt(0).max(2000)
const minor = z.int().min(0).max(100_000)

/** Postal classes of envelopes (spec 9, "Envelope add-on"), small to large. */
export const POSTAL_LETTER_CLASSES = ['standard', 'compact', 'large'] as const

/** Envelopes of a fixed size; `Other` has its own. */
export const ENVELOPE_FORMATS = ['B6', 'C6', 'DINLANG'] as const

const letterClass = z.strictObject({
  id: z.enum(POSTAL_LETTER_CLASSES),
  amount: minor,
  /** Postage of special makes, such as pocket-fold cards. */
  special: z.record(z.string(), minor).optional(),
  longMm: z.strictObject({ min: mm, max: mm }),
  shortMm: z.strictObject({ min: mm, max: mm }),
  maxThicknessMm: mm,
  maxGrams: z.number().gt(0).max(2000),
  /** Minimum ratio of the long side to the short one: square envelopes go in a larger class. */
  minRatio: z.number().min(1).max(3).optional(),
})

/** `prices/postage.json`: postage by country, in its currency, cheapest class first. */
export const postageSchema = z.strictObject({
  version: z.string().min(1),
  envelopes: z.record(z.enum(ENVELOPE_FORMATS), z.strictObject({ widthMm: mm, heightMm: mm })),
  countries: z.partialRecord(z.enum(COUNTRY_CODES), z.array(letterClass).min(1)),
})

export type PostageTable = z.infer<typeof postageSchema>
export type PostalLetterClass = (typeof POSTAL_LETTER_CLASSES)[number]
