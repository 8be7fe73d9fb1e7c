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

export const themeChoiceSchema = z.object({
  ...productChoiceSchema.shape,
  /** Of papers. */
  text: z.string().nullable(),
  /** Of envelopes and linings. */
  swatch: z.string().nullable(),
  /** Of printed linings. */
  pattern: z.object({ form: z.enum(LINING_PATTERNS), colour: z.string() }).nullable(),
  /** Of formats: the sheet in mm. */
  sizeMm: z.object({ width: z.number(), height: z.number() }).nullable(),
  /** File name of an image of the material. */
  picture: z.string().nullable(),
})

const detailSchema = z.object({
  /** Selectable values, checked against the card's initial configuration. */
  choices: z.record(z.enum(CARD_FIELDS), z.array(themeChoiceSchema)),
  /** Price of the initial configuration per quantity. */
  quantities: z.array(z.object({ from: z.int(), price: displayMoneySchema, total: displayMoneySchema })),
  quantityLimits: z.object({ min: z.int(), max: z.int() }),
  sample: sampleRuleSchema,
  /** In the initial configuration. */
  piece: cardPieceSchema,
})

/** A card design in lists. */
export const themeSchema = z.object({
  themeId: z.string(),
  ...designItemShape,
  /** The first is its main occasion. */
  occasions: z.array(namedOptionSchema),
  categories: z.array(namedOptionSchema),
  style: namedOptionSchema,
  format: namedOptionSchema,
  product: namedOptionSchema,
  /** In cm, or in inches in the United States. */
  sizeText: z.string(),
  /** The first is the one in the images. */
  refinements: z.array(namedOptionSchema),
  /** Price per card in its cheapest form, at this quantity. */
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
