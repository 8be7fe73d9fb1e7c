import { CARD_FIELDS, CARD_FILTERS, LINING_PATTERNS } from '@passepartout/domain'
import * as z from 'zod'
import { cardPieceSchema, sampleRuleSchema } from '../cards/schemas.ts'
import {
  designItemShape,
  filterQuerySchema,
  listPageSchema,
  listQueryShape,
  namedOptionSchema,
} from '../list-shapes.ts'
import { productChoiceSchema, startingPriceSchema } from '../prices/schemas.ts'
import { displayMoneySchema, wordSchema } from '../shapes.ts'

const detailSchema = z.object({
  /** What the card can be made of, judged beside what it starts with. */
  choices: z.record(
    z.enum(CARD_FIELDS),
    z.array(
      z.object({
        ...productChoiceSchema.shape,
        /** Said of papers. */
        text: z.string().nullable(),
        /** Said of envelopes and of what lines them. */
        swatch: z.string().nullable(),
        /** Said of linings that are printed. */
        pattern: z.object({ form: z.enum(LINING_PATTERNS), colour: z.string() }).nullable(),
        /** Said of formats: the sheet in mm. */
        sizeMm: z.object({ width: z.number(), height: z.number() }).nullable(),
        /** File name of a picture of the material. */
        picture: z.string().nullable(),
      }),
    ),
  ),
  /** What the card costs as it starts, from each quantity on. */
  quantities: z.array(z.object({ from: z.int(), price: displayMoneySchema, total: displayMoneySchema })),
  quantityLimits: z.object({ min: z.int(), max: z.int() }),
  sample: sampleRuleSchema,
  /** As the card starts. */
  piece: cardPieceSchema,
})

/** A card design as lists show it. */
export const themeSchema = z.object({
  themeId: z.string(),
  ...designItemShape,
  /** The first is the one that it is listed under. */
  occasions: z.array(namedOptionSchema),
  categories: z.array(namedOptionSchema),
  style: namedOptionSchema,
  format: namedOptionSchema,
  product: namedOptionSchema,
  /** In cm, or in inches in the United States. */
  sizeText: z.string(),
  /** The first is the one that the pictures show. */
  refinements: z.array(namedOptionSchema),
  /** One card in its cheapest form, in this quantity. */
  priceFrom: startingPriceSchema.extend({ quantity: z.int() }),
  /** Inner path of its page. */
  detailPath: z.string(),
  designerUrl: z.string(),
  /** Null in lists. */
  detail: detailSchema.nullable(),
})

export const getThemesSchemas = {
  query: z.object({
    /** One theme with its `detail`, instead of the list. */
    themeId: wordSchema.optional(),
    /** Occasions and kinds of cards alike. */
    categoryIds: filterQuerySchema,
    occasion: wordSchema.optional(),
    aspectRatio: filterQuerySchema,
    category: filterQuerySchema,
    color: filterQuerySchema,
    label: filterQuerySchema,
    /** Flat or folded. */
    product: filterQuerySchema,
    punching: filterQuerySchema,
    style: filterQuerySchema,
    ...listQueryShape,
  }),
  response: listPageSchema(themeSchema, [...CARD_FILTERS, 'occasion', 'categoryIds']),
}

export const themeSchemas = { getThemes: getThemesSchemas }
