import { z } from 'zod'
import { localisedSchema } from '../../catalogue/localised-schema.ts'
import { CARD_ACCESSORY_TYPES } from '../../catalogue/vocabulary.ts'
import { date, minor, quantityDiscountSchema } from '../../prices/schema.ts'
import { PRODUCT_KINDS } from '../lists.ts'
import {
  idWordSchema,
  imageFileNameSchema,
  limitsShape,
  nameSchema,
  roundingStepsSchema,
} from '../shared/limits-schema.ts'
import { ACCESSORY_QUANTITIES } from './accessory-quantities.ts'

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #1c1b1a')
const words = z.array(idWordSchema).min(1)

/** `products/accessories.json`: stock articles, each with one SKU per colour. */
export const accessoryDefinitionSchema = z.strictObject({
  ...limitsShape,
  /** Not made to order, so it can be returned within the withdrawal period. */
  withdrawable: z.boolean(),
  colours: z.array(z.strictObject({ id: idWordSchema, swatch: colour, name: localisedSchema })),
  articles: z.array(
    z.strictObject({
      id: idWordSchema,
      type: z.enum(CARD_ACCESSORY_TYPES),
      name: localisedSchema,
      text: localisedSchema,
      /** Of one piece. */
      weightGrams: z.number().gt(0).max(5000),
      /** The quantity on offer first, for articles that people buy singly; by default that of spec 9. */
      usualQuantity: z.literal(ACCESSORY_QUANTITIES).optional(),
      /** Thickness added to the postal item. */
      thicknessMm: z.number().gt(0).max(300),
      /** Of round articles. */
      diameterMm: z.number().gt(0).max(300).optional(),
      /** Of articles sold by length; the price per metre is shown with it. */
      lengthMm: z.int().gt(0).optional(),
      /** Products it is offered with; none in particular if empty. */
      fits: z.strictObject({
        cardFormats: z.array(z.string()).min(1).optional(),
        kinds: z.array(z.enum(PRODUCT_KINDS)).min(1).optional(),
        materials: z.array(z.string().min(1)).min(1).optional(),
        /** Widest picture it can hold. */
        maxWidthMm: z.number().gt(0).optional(),
      }),
      /** Can be ordered on or in every card of a line; only with these foldings and die cuts if given. */
      onCard: z
        .strictObject({
          foldings: words.optional(),
          punchings: words.optional(),
          envelope: z.literal(true).optional(),
        })
        .optional(),
      /** Cards with it are posted at a tariff of their own, named as in `prices/postage.json`. */
      postage: z.literal('pocket-fold').optional(),
      variants: z
        .array(
          z.strictObject({
            sku: idWordSchema,
            colour: idWordSchema,
            picture: imageFileNameSchema.optional(),
          }),
        )
        .min(1),
    }),
  ),
})

/** `prices/accessories*.json`: euro cents including VAT, by article. */
export const accessoryPricesSchema = z.strictObject({
  version: z.string().min(1),
  validFrom: date,
  units: z.record(idWordSchema, minor.min(1)),
  tiers: z.array(quantityDiscountSchema),
  steps: roundingStepsSchema,
})

export const accessoryConfigurationSchema = z.object({
  kind: z.literal('accessory'),
  sku: nameSchema,
})

export type AccessoryDefinition = z.infer<typeof accessoryDefinitionSchema>
export type AccessoryArticle = AccessoryDefinition['articles'][number]
export type AccessoryVariant = AccessoryArticle['variants'][number]
export type AccessoryPrices = z.infer<typeof accessoryPricesSchema>
