import * as z from 'zod'
import { namedSchema } from '../list-shapes.ts'
import { queryNumber, shownMoneySchema, wordSchema } from '../shapes.ts'

/** How many cards, as it comes in a query; what can really be ordered is the catalogue's business. */
export const cardQuantitySchema = queryNumber.pipe(z.int().min(1).max(100_000)).optional()

/** A card as a query, by the names of the designer's address (spec 3). What is left out takes the design's own value. */
export const cardQueryShape = {
  themeId: wordSchema.optional(),
  formatType: wordSchema.optional(),
  folding: wordSchema.optional(),
  paper: wordSchema.optional(),
  refinementType: wordSchema.optional(),
  punching: wordSchema.optional(),
  envelope: wordSchema.optional(),
  envelopePrint: wordSchema.optional(),
}

export const accessorySkusSchema = z.array(wordSchema).max(20)

export const cardConfigurationSchema = z.object({
  themeId: z.string().nullable(),
  formatType: z.string(),
  folding: z.string(),
  paper: z.string(),
  refinementType: z.string(),
  punching: z.string(),
  envelope: z.string(),
  envelopePrint: z.string(),
  accessories: z.array(z.string()),
  isSample: z.boolean(),
})

/** One card as it goes into the post. */
export const cardPieceSchema = z.object({
  grams: z.number(),
  thicknessMm: z.number(),
  hasEnvelope: z.boolean(),
  envelopeClass: namedSchema,
  envelopeMm: z.object({ width: z.number(), height: z.number() }),
  /** Postage of one card in the shop's country; null where the shop posts no cards itself, or without an envelope. */
  postage: z.object({ letterClass: z.string(), price: shownMoneySchema }).nullable(),
})

/** The rule of samples (spec 9): the first ones are free. */
export const sampleRuleSchema = z.object({
  free: z.int(),
  /** What each further sample costs. */
  furtherPrice: shownMoneySchema,
})
