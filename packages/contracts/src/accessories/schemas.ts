import { CARD_ACCESSORY_TYPES, PRODUCT_KINDS } from '@passepartout/domain'
import * as z from 'zod'
import { filterQuerySchema, listPageSchema, listQueryShape, namedOptionSchema } from '../list-shapes.ts'
import { productPriceShape, startingPriceSchema } from '../prices/schemas.ts'
import { displayMoneySchema, numberFromQuery, wordSchema } from '../shapes.ts'

export const accessoryTypeSchema = z.enum(CARD_ACCESSORY_TYPES)

/** An article from stock, with a SKU per colour. */
export const accessoryItemShape = {
  id: z.string(),
  type: namedOptionSchema,
  name: z.string(),
  text: z.string(),
  /** Per piece. */
  weightGrams: z.number(),
  variants: z.array(
    z.object({
      sku: z.string(),
      colour: namedOptionSchema,
      swatch: z.string(),
      /** File name of its picture; null where only the colour distinguishes it. */
      picture: z.string().nullable(),
    }),
  ),
}

export const getAccessoriesSchemas = {
  query: z.object({
    /** One article, by the SKU of any of its colours. */
    sku: wordSchema.optional(),
    type: filterQuerySchema,
    color: filterQuerySchema,
    ...listQueryShape,
  }),
  response: listPageSchema(
    z.object({
      ...accessoryItemShape,
      /** Price per piece in the cheapest quantity. */
      priceFrom: startingPriceSchema.extend({ quantity: z.int() }),
      /** Card formats and product kinds that it fits; empty where it fits all. */
      fits: z.object({
        cardFormats: z.array(z.string()),
        kinds: z.array(z.enum(PRODUCT_KINDS)),
        materials: z.array(z.string()),
      }),
    }),
    ['type', 'color'],
  ),
}

export const getAccessoryPriceSchemas = {
  query: z.object({
    sku: wordSchema,
    /** By default the usual quantity of the article, of most 50 (spec 9). */
    quantity: numberFromQuery.pipe(z.int().min(1).max(100_000)).optional(),
  }),
  response: z.object({
    sku: z.string(),
    name: z.string(),
    ...productPriceShape,
    /** Price of one metre of goods sold by length, where the country requires it. */
    pricePerMetre: displayMoneySchema.nullable(),
    /** Every quantity on sale. */
    quantities: z.array(z.int()),
    /** The next smaller and larger quantity on sale. */
    previousQuantity: z.int().nullable(),
    nextQuantity: z.int().nullable(),
  }),
}

export const accessorySchemas = {
  getAccessories: getAccessoriesSchemas,
  getAccessoryPrice: getAccessoryPriceSchemas,
}
