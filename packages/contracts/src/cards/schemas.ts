import { CARD_FIELDS } from '@passepartout/domain'
import * as z from 'zod'
import { accessoryItemShape, accessoryTypeSchema } from '../accessories/schemas.ts'
import { namedOptionSchema } from '../list-shapes.ts'
import { productChoicesSchema, productPriceShape } from '../prices/schemas.ts'
import { displayMoneySchema, numberFromQuery, wordSchema } from '../shapes.ts'

/** Quantity of cards in a query; the catalogue limits what can be ordered. */
export const cardQuantitySchema = numberFromQuery.pipe(z.int().min(1).max(100_000)).optional()

/** A card as a query, by the names of the designer's URL (spec 3). Omitted fields default to the design's values. */
export const cardQueryShape = {
  themeId: wordSchema.optional(),
  formatType: wordSchema.optional(),
  folding: wordSchema.optional(),
  paper: wordSchema.optional(),
  refinementType: wordSchema.optional(),
  punching: wordSchema.optional(),
  envelope: wordSchema.optional(),
  liner: wordSchema.optional(),
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
  /** Lining of the envelope. */
  liner: z.string(),
  envelopePrint: z.string(),
  accessories: z.array(z.string()),
  isSample: z.boolean(),
})

/** One card with its envelope, ready for the post. */
export const cardPieceSchema = z.object({
  grams: z.number(),
  thicknessMm: z.number(),
  hasEnvelope: z.boolean(),
  envelopeClass: namedOptionSchema,
  envelopeMm: z.object({ width: z.number(), height: z.number() }),
  /** Postage of one card in the shop's country; null where the shop posts no cards itself, or without an envelope. */
  postage: z
    .object({
      letterClass: z.string(),
      price: displayMoneySchema,
      /** The change that makes postage cheaper, in the visitor's language; null where nothing is cheaper. */
      saving: z.string().nullable(),
    })
    .nullable(),
})

/** The rule of samples (spec 9): the first ones are free. */
export const sampleRuleSchema = z.object({
  free: z.int(),
  /** Price of each further sample. */
  furtherPrice: displayMoneySchema,
})

export const getCardAccessoriesSchemas = {
  query: z.object({
    ...cardQueryShape,
    type: z.array(accessoryTypeSchema).max(20).optional(),
    /** Quantity of cards. */
    quantity: cardQuantitySchema,
  }),
  response: z.object({
    /** Quantity of cards that the prices are for. */
    quantity: z.int(),
    items: z.array(
      z.object({
        ...accessoryItemShape,
        /** The design is made for accessories of this type. */
        isSuggested: z.boolean(),
        /** Attached to every card; null for accessories sold loose only. */
        onCard: z
          .object({
            allowed: z.boolean(),
            /** Why this card does not allow it; null where it is allowed. */
            reason: z.string().nullable(),
            /** Surcharge per card; null where it is not allowed. */
            priceCurrent: displayMoneySchema.nullable(),
          })
          .nullable(),
        /** Ordered separately: the smallest quantity on sale that suffices for the cards. */
        loose: z.object({ quantity: z.int(), priceCurrent: displayMoneySchema, total: displayMoneySchema }),
      }),
    ),
  }),
}

export const getCardAccessoryOrderSchemas = {
  query: z.object({
    ...cardQueryShape,
    /** SKUs. */
    accessories: accessorySkusSchema.min(1),
    /** Quantity of cards that they are for. */
    quantity: cardQuantitySchema,
  }),
  response: z.object({
    /** Quantity of cards that they are for. */
    cards: z.int(),
    lines: z.array(
      z.object({
        sku: z.string(),
        name: z.string(),
        colour: z.string(),
        /** In the quantities in which accessories are sold. */
        quantity: z.int(),
        priceCurrent: displayMoneySchema,
        priceOriginal: displayMoneySchema,
        total: displayMoneySchema,
        /** Of the whole line. */
        grams: z.number(),
      }),
    ),
    total: displayMoneySchema,
    grams: z.number(),
    /** Per cent. */
    vatRate: z.number(),
    vatIncluded: z.boolean(),
  }),
}

const priced = {
  priceCurrent: displayMoneySchema,
  priceOriginal: displayMoneySchema,
  total: displayMoneySchema,
}

export const getCardAccessoryPriceSchemas = {
  query: z.object({
    ...cardQueryShape,
    /** SKUs. */
    accessories: accessorySkusSchema.min(1),
    /** Quantity of cards. */
    quantity: cardQuantitySchema,
  }),
  response: z.object({
    /** Quantity of cards. */
    quantity: z.int(),
    parts: z.array(
      z.object({
        sku: z.string(),
        name: z.string(),
        /** Attached to every card; otherwise sold loose. */
        onCard: z.boolean(),
        /** Equal to the number of cards, or the smallest quantity on sale that suffices. */
        quantity: z.int(),
        ...priced,
      }),
    ),
    total: displayMoneySchema,
    totalOriginal: displayMoneySchema,
  }),
}

const accessory = wordSchema.optional()

export const getCardPriceSchemas = {
  query: z.object({
    ...cardQueryShape,
    /** The palette; it changes no price. */
    designId: wordSchema.optional(),
    /** SKUs; an accessory may also have its own field, as an article or a SKU. */
    accessories: accessorySkusSchema.optional(),
    ribbon: accessory,
    ribbonColor: accessory,
    bow: accessory,
    screw: accessory,
    seal: accessory,
    standard: accessory,
    tag: accessory,
    quantity: cardQuantitySchema,
    /** A sample has quantity 1, whatever the quantity field contains. */
    isSample: z.enum(['true', 'false', '1', '0']).optional(),
    /** Samples that are in the cart already. */
    samplesBefore: numberFromQuery.pipe(z.int().min(0).max(10_000)).optional(),
  }),
  response: z.object({
    configuration: cardConfigurationSchema,
    ...productPriceShape,
    quantityLimits: z.object({ min: z.int(), max: z.int() }),
    sample: sampleRuleSchema,
    piece: cardPieceSchema,
    /** All values of every choice, checked against the rest of the card. */
    choices: z.record(z.enum(CARD_FIELDS), productChoicesSchema),
    designerUrl: z.string(),
  }),
}

export const cardSchemas = {
  getCardAccessories: getCardAccessoriesSchemas,
  getCardAccessoryOrder: getCardAccessoryOrderSchemas,
  getCardAccessoryPrice: getCardAccessoryPriceSchemas,
  getCardPrice: getCardPriceSchemas,
}
