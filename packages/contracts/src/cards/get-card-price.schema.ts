import { CARD_FIELDS } from '@passepartout/domain'
import * as z from 'zod'
import { productChoiceSchema, productPriceShape } from '../prices/product-price.schema.ts'
import { queryNumber, wordSchema } from '../shapes.ts'
import {
  accessorySkusSchema,
  cardConfigurationSchema,
  cardPieceSchema,
  cardQuantitySchema,
  cardQueryShape,
  sampleRuleSchema,
} from './card-shapes.ts'

const accessory = wordSchema.optional()

export const getCardPriceSchemas = {
  query: z.object({
    ...cardQueryShape,
    /** The palette; it changes no price. */
    designId: wordSchema.optional(),
    /** SKUs; an accessory may also come in its own field, as an article or a SKU. */
    accessories: accessorySkusSchema.optional(),
    ribbon: accessory,
    ribbonColor: accessory,
    bow: accessory,
    screw: accessory,
    seal: accessory,
    standard: accessory,
    tag: accessory,
    quantity: cardQuantitySchema,
    /** Of a sample there is one, whatever the quantity says. */
    isSample: z.enum(['true', 'false', '1', '0']).optional(),
    /** Samples that are in the cart already. */
    samplesBefore: queryNumber.pipe(z.int().min(0).max(10_000)).optional(),
  }),
  response: z.object({
    configuration: cardConfigurationSchema,
    ...productPriceShape,
    quantityLimits: z.object({ min: z.int(), max: z.int() }),
    sample: sampleRuleSchema,
    piece: cardPieceSchema,
    /** The values of every choice beside the rest of the card. */
    choices: z.record(z.enum(CARD_FIELDS), z.array(productChoiceSchema)),
    designerUrl: z.string(),
  }),
}
