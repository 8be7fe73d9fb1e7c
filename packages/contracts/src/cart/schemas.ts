import {
  ADDRESSED_DELIVERIES,
  type ConfigurationInput,
  CURRENCIES,
  configurationSchemaOf,
  DESIGNED_KINDS,
  type DesignedKind,
  UNDESIGNED_KINDS,
  type UndesignedKind,
} from '@passepartout/domain'
import * as z from 'zod'
import { displayMoneySchema, idSchema, undesignedAppearanceSchema } from '../shapes.ts'
import { crossSellPictureSchemas, getCrossSellOffersSchemas } from './cross-sell-schemas.ts'

/** The largest quantity of one line that any kind allows (spec 9); the catalogue has each kind's own limits. */
export const lineQuantitySchema = z.int().min(1).max(5000)

const lineShape = {
  id: idSchema,
  title: z.string(),
  /** The configuration as detail rows. */
  description: z.array(z.object({ label: z.string(), value: z.string() })),
  quantity: lineQuantitySchema,
  /** The next smaller and larger quantities on sale, and the largest. */
  quantities: z.object({ previous: z.int().nullable(), next: z.int().nullable(), most: z.int() }),
  unitPrice: displayMoneySchema,
  /** Before reductions; equal to `unitPrice` without any. */
  unitPriceOriginal: displayMoneySchema,
  /** Lowest price of the 30 days before the reduction, where there is one and the country requires it. */
  referencePrice: displayMoneySchema.nullable(),
  /** Unit price per quantity tier; empty where it is constant. */
  tiers: z.array(z.object({ from: z.int().min(1), unitPrice: displayMoneySchema })),
  total: displayMoneySchema,
  /** Set where the price differs from the one the customer last confirmed. */
  priceChange: z.object({ from: displayMoneySchema, to: displayMoneySchema }).nullable(),
  /** Of a mail merge card: its number of records and the first one; the quantity follows from them. */
  names: z.object({ count: z.int().min(1), first: z.string() }).nullable(),
  /** Delivery day of an order placed now, as text; null where nothing is sent. */
  arrives: z.string().nullable(),
  /** The configuration is no longer available: it has no price and counts in no total. */
  unavailable: z.boolean(),
  /** Preflight findings, to be fixed in its designer (`editUrl`); blocking ones stop the order. */
  findings: z.array(z.object({ text: z.string(), isBlocking: z.boolean() })),
}

/** Fields of the product's configuration, without its kind. */
const configuration = z.record(z.string(), z.unknown())
const envelopeSide = z.enum(['front', 'back'])

const designedLineSchema = z.object({
  ...lineShape,
  kind: z.enum(DESIGNED_KINDS),
  configuration,
  /** Image of the frozen design; only its owner may load it. */
  previewUrl: z.string(),
  /** Of cards with printed envelopes: the text on them, empty until it is entered. */
  envelope: z
    .object({
      sender: z.array(z.string()),
      /** Addresses of the recipient list are printed too; `listed` is their number. */
      usesList: z.boolean(),
      /**
       * Destination of cards with printed addresses: all to the order's address, or each to its recipient; null without
       * them.
       */
      delivery: z.enum(ADDRESSED_DELIVERIES).nullable(),
      listed: z.int().optional(),
      /** The envelope of a single card takes an address of its own. */
      takesAddress: z.boolean(),
      /** Images of the envelope with the first of those addresses; only the line's owner may load them. */
      pictures: z.array(z.object({ side: envelopeSide, url: z.string() })),
    })
    .optional(),
  /** Postage of one card and ways to lower it, as text; only of cards, where the country has a tariff. */
  postage: z.string().optional(),
  /** Inner address of the designer with the design of this line, while it exists. */
  editUrl: z.string(),
  draftId: idSchema.nullable(),
})

const articleLineSchema = z.object({
  ...lineShape,
  kind: z.enum(UNDESIGNED_KINDS),
  configuration,
  ...undesignedAppearanceSchema.shape,
})

type CartLineOfKind<Line, Kind extends string> = { [K in Kind]: Omit<Line, 'kind'> & { kind: K } }[Kind]
export type DesignedCartLine = CartLineOfKind<z.infer<typeof designedLineSchema>, DesignedKind>
export type UndesignedCartLine = CartLineOfKind<z.infer<typeof articleLineSchema>, UndesignedKind>
export type CartLine = DesignedCartLine | UndesignedCartLine

export const cartLineSchema = z.discriminatedUnion('kind', [
  designedLineSchema,
  articleLineSchema,
]) as unknown as z.ZodType<CartLine, CartLine>

export const cartSchema = z.object({
  lines: z.array(cartLineSchema),
  /** Saved for later: in no count and no total. */
  saved: z.array(cartLineSchema),
  /** Removed within the last hour, to be restored; `index` is the position among the lines. */
  removed: z.array(
    z.object({
      id: idSchema,
      title: z.string(),
      description: lineShape.description,
      index: z.int().min(0),
    }),
  ),
  /** Number of lines: sixty cards of one design count as one. */
  count: z.int().min(0),
  sums: z.object({
    /** At original prices. */
    goods: displayMoneySchema,
    discount: displayMoneySchema,
    shipping: displayMoneySchema,
    total: displayMoneySchema,
    /** Contained in the total, computed once per rate on the rate's sum; rates in per cent. */
    vat: z.array(z.object({ rate: z.number(), amount: displayMoneySchema })),
    /** False where taxes come on top (United States). */
    vatIncluded: z.boolean(),
  }),
})
export type Cart = z.infer<typeof cartSchema>

export const cartResponse = z.object({ cart: cartSchema })
export const cartLineResponse = z.object({ lineId: idSchema, cart: cartSchema })

const shared = z.object({
  quantity: lineQuantitySchema,
  /** The unit price the customer saw; a different one on the server is a 409 `price-changed`. */
  expectedPrice: z.object({ amount: z.int(), currency: z.enum(CURRENCIES) }).optional(),
  /** Chosen by the device; repeating it adds nothing. */
  lineId: idSchema.optional(),
})

type CartLineBase = z.infer<typeof shared>
/** Cart line of a kind without a design: its configuration and the fields of the line. */
export type CartArticleInput = { [K in UndesignedKind]: ConfigurationInput<K> & CartLineBase }[UndesignedKind]

const bodies = UNDESIGNED_KINDS.map(kind => configurationSchemaOf(kind).extend(shared.shape))

export const addCartArticleSchemas = {
  // The registry relates fields to kinds; the compiler cannot infer the type from a list of its entries.
  body: z.discriminatedUnion('kind', bodies as never) as unknown as z.ZodType<
    CartArticleInput,
    CartArticleInput
  >,
  response: cartLineResponse,
}

export const addCartLineSchemas = {
  body: z.object({
    draftId: idSchema,
    /** The revision the customer saw; a different one on the server is a 409 `draft-conflict`. */
    draftRevision: z.int().positive(),
    /** Defaults to the quantity of the line that it replaces, else 1. */
    quantity: lineQuantitySchema.optional(),
    /** The unit price the customer saw; a different one on the server is a 409 `price-changed`. */
    expectedPrice: z.object({ amount: z.int(), currency: z.enum(CURRENCIES) }).optional(),
    /** Replaces this line by the new version ("update the cart"). */
    replaces: idSchema.optional(),
    /** Chosen by the device; repeating it adds nothing. */
    lineId: idSchema.optional(),
  }),
  response: cartLineResponse,
}

/** `details` of the failure `invalid-document`: the blocking preflight findings. */
export const orderBlockersSchema = z.object({
  findings: z.array(
    z.object({
      id: z.string(),
      key: z.string(),
      pageId: z.string().nullable(),
      elementId: z.string().nullable(),
      assetId: z.string().nullable(),
      /** Values of its message. */
      params: z.record(z.string(), z.union([z.string(), z.number()])),
      /** Of a mail merge card: the affected records, from 0. */
      records: z.array(z.number()).optional(),
    }),
  ),
})

export const getCartLinePhotosSchemas = {
  params: z.object({ id: idSchema }),
  response: z.object({
    /** In the order of the design, each once: its id, and its crop in its first slot. */
    photos: z.array(
      z.object({
        id: idSchema,
        crop: z.object({
          fit: z.enum(['cover', 'contain']),
          centre: z.object({ u: z.number(), v: z.number() }),
          zoom: z.number(),
          angle: z.number(),
          quarterTurns: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
          mirrored: z.boolean(),
        }),
      }),
    ),
  }),
}

export const cartLineEnvelopeSchemas = {
  params: z.object({ id: idSchema, side: envelopeSide }),
  /** The recipient of the address on the list; defaults to the first. */
  query: z.object({ of: idSchema.optional() }),
}

export const cartLinePreviewSchemas = { params: z.object({ id: idSchema }) }

export const changeCartLineSchemas = {
  params: z.object({ id: idSchema }),
  body: z.object({ quantity: lineQuantitySchema }),
  response: cartResponse,
}

export const duplicateCartLineSchemas = {
  params: z.object({ id: idSchema }),
  response: cartLineResponse,
}

export const getCartCountSchemas = { response: z.object({ count: z.int().min(0) }) }

export const getCartSchemas = { response: cartSchema }

export const putCartLineEnvelopeSchemas = {
  params: z.object({ id: idSchema }),
  /** Lines of the sender; empty removes them. */
  body: z.object({ sender: z.string().max(400) }),
  response: cartResponse,
}

export const removeCartLineSchemas = {
  params: z.object({ id: idSchema }),
  response: cartResponse,
}

export const restoreCartLineSchemas = {
  params: z.object({ id: idSchema }),
  response: cartResponse,
}

const changesLine = { params: z.object({ id: idSchema }), response: cartResponse }

export const saveCartLineForLaterSchemas = changesLine
export const moveCartLineBackSchemas = changesLine

export const cartSchemas = {
  addCartArticle: addCartArticleSchemas,
  addCartLine: addCartLineSchemas,
  cartLineEnvelope: cartLineEnvelopeSchemas,
  cartLineOfferPicture: crossSellPictureSchemas,
  cartLinePreview: cartLinePreviewSchemas,
  changeCartLine: changeCartLineSchemas,
  duplicateCartLine: duplicateCartLineSchemas,
  getCart: getCartSchemas,
  getCartCount: getCartCountSchemas,
  getCartLineOffers: getCrossSellOffersSchemas,
  getCartLinePhotos: getCartLinePhotosSchemas,
  putCartLineEnvelope: putCartLineEnvelopeSchemas,
  removeCartLine: removeCartLineSchemas,
  restoreCartLine: restoreCartLineSchemas,
  saveCartLine: saveCartLineForLaterSchemas,
  unsaveCartLine: moveCartLineBackSchemas,
}
