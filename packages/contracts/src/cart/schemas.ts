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

/** The largest number of one article that any kind allows (spec 9); each kind's own limits are the catalogue's. */
export const lineQuantitySchema = z.int().min(1).max(5000)

const lineShape = {
  id: idSchema,
  title: z.string(),
  /** The configuration in words, one fact per entry. */
  description: z.array(z.object({ label: z.string(), value: z.string() })),
  quantity: lineQuantitySchema,
  /** The next smaller and larger quantities on sale, and the largest. */
  quantities: z.object({ previous: z.int().nullable(), next: z.int().nullable(), most: z.int() }),
  unitPrice: displayMoneySchema,
  /** Before reductions; equal to `unitPrice` where there is none. */
  unitPriceOriginal: displayMoneySchema,
  /** Lowest price of the 30 days before the reduction, where there is one and the country asks for it. */
  referencePrice: displayMoneySchema.nullable(),
  /** What a piece costs from which quantity on; empty where it always costs the same. */
  tiers: z.array(z.object({ from: z.int().min(1), unitPrice: displayMoneySchema })),
  total: displayMoneySchema,
  /** The price is another one than when the customer last confirmed it. */
  priceChange: z.object({ from: displayMoneySchema, to: displayMoneySchema }).nullable(),
  /** Of a card with names: how many people it is made for, and the first of them; the quantity follows from them. */
  names: z.object({ count: z.int().min(1), first: z.string() }).nullable(),
  /** The day by which it is there when it is ordered now, in words; null of what is not sent. */
  arrives: z.string().nullable(),
  /** The configuration can no longer be ordered: it has no price and counts in no sum. */
  unavailable: z.boolean(),
  /** What the print check says of it now, to be mended in its designer (`editUrl`); what blocks stops the order. */
  findings: z.array(z.object({ text: z.string(), isBlocking: z.boolean() })),
}

/** Fields of the product's configuration, without its kind. */
const configuration = z.record(z.string(), z.unknown())
const envelopeSide = z.enum(['front', 'back'])

const designedLineSchema = z.object({
  ...lineShape,
  kind: z.enum(DESIGNED_KINDS),
  configuration,
  /** Picture of the frozen design; answers only to its owner. */
  previewUrl: z.string(),
  /** Of cards whose envelopes are printed: what stands on them, nothing until it is said. */
  envelope: z
    .object({
      sender: z.array(z.string()),
      /** Addresses are printed too: those of the list of recipients, of which so many are `listed`. */
      usesList: z.boolean(),
      /** Where cards with such addresses go: all to the order's own, or each to whom it is addressed; null without them. */
      delivery: z.enum(ADDRESSED_DELIVERIES).nullable(),
      listed: z.int().optional(),
      /** The address of a single card's envelope is typed by itself. */
      takesAddress: z.boolean(),
      /** What they look like, with the first of those addresses; answer only to the line's owner. */
      pictures: z.array(z.object({ side: envelopeSide, url: z.string() })),
    })
    .optional(),
  /** What posting one of them costs and what would save some of it, in words; only of cards, where the country has a tariff. */
  postage: z.string().optional(),
  /** Inner address of the designer with the design this line was made from, while it exists. */
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
  /** Laid aside for later: in no count and no sum. */
  saved: z.array(cartLineSchema),
  /** Taken out within the last hour, to be put back; `index` is the place among the lines. */
  removed: z.array(
    z.object({
      id: idSchema,
      title: z.string(),
      description: lineShape.description,
      index: z.int().min(0),
    }),
  ),
  /** Number of articles, which are the lines: sixty cards of one design are one. */
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

const shared = z.object({
  quantity: lineQuantitySchema,
  /** The unit price the customer saw; another one on the server is a 409 `price-changed`. */
  expectedPrice: z.object({ amount: z.int(), currency: z.enum(CURRENCIES) }).optional(),
  /** Chosen by the device; sending the same one again adds nothing. */
  lineId: idSchema.optional(),
})

type CartLineBase = z.infer<typeof shared>
/** A configuration of a kind that is ordered as it is described, and what is said of its line. */
export type CartArticleInput = { [K in UndesignedKind]: ConfigurationInput<K> & CartLineBase }[UndesignedKind]

const bodies = UNDESIGNED_KINDS.map(kind => configurationSchemaOf(kind).extend(shared.shape))

export const addCartArticleSchemas = {
  // Which fields go with which kind is the registry's to know; the compiler cannot follow a list of its entries.
  body: z.discriminatedUnion('kind', bodies as never) as unknown as z.ZodType<
    CartArticleInput,
    CartArticleInput
  >,
  response: z.object({ lineId: idSchema, cart: cartSchema }),
}

export const addCartLineSchemas = {
  body: z.object({
    draftId: idSchema,
    /** The revision the customer saw; another one on the server is a 409 `draft-conflict`. */
    draftRevision: z.int().positive(),
    /** Without it, as many as the line that it replaces has, else one. */
    quantity: lineQuantitySchema.optional(),
    /** The unit price the customer saw; another one on the server is a 409 `price-changed`. */
    expectedPrice: z.object({ amount: z.int(), currency: z.enum(CURRENCIES) }).optional(),
    /** Puts the new version in the place of this line ("update the cart"). */
    replaces: idSchema.optional(),
    /** Chosen by the device; sending the same one again adds nothing. */
    lineId: idSchema.optional(),
  }),
  response: z.object({ lineId: idSchema, cart: cartSchema }),
}

/** `details` of the failure `invalid-document`: what stops the order and where, as the print check says it. */
export const orderBlockersSchema = z.object({
  findings: z.array(
    z.object({
      id: z.string(),
      key: z.string(),
      pageId: z.string().nullable(),
      elementId: z.string().nullable(),
      assetId: z.string().nullable(),
      /** Values of its wording. */
      params: z.record(z.string(), z.union([z.string(), z.number()])),
      /** Of a card with names: the records it is about, from 0. */
      records: z.array(z.number()).optional(),
    }),
  ),
})

const offerSchema = z.object({
  id: z.string(),
  /** "Leinwand". */
  name: z.string(),
  /** What else it is, size first where it has one. */
  details: z.array(z.string()),
  /** Pieces that open in its designer. */
  count: z.int().min(1),
  /** Of all of them, as it is said here. */
  price: displayMoneySchema,
  /** Inner address of its designer. */
  url: z.string(),
})

export const crossSellOffersSchema = z.object({
  /** What the customer calls the design. */
  title: z.string(),
  /** Empty where none of the line's photos is there any more. */
  offers: z.array(
    offerSchema.extend({
      picture: z.object({
        url: z.string(),
        /** Point of the photo that lies in the middle, 0 to 1; null of a picture of the whole product. */
        centre: z.object({ u: z.number(), v: z.number() }).nullable(),
      }),
    }),
  ),
  /** The same product in the sizes next to its own. */
  formats: z.array(offerSchema),
})
export type CrossSellOffers = z.infer<typeof crossSellOffersSchema>

export const getCrossSellOffersSchemas = {
  params: z.object({ id: idSchema }),
  response: crossSellOffersSchema,
}

export const crossSellPictureSchemas = {
  params: z.object({ id: idSchema, offer: z.string().regex(/^[a-z0-9-]{1,40}$/) }),
}

export const getCartLinePhotosSchemas = {
  params: z.object({ id: idSchema }),
  response: z.object({
    /** In the order of the design, each once: its id, and how it is cut where it first lies. */
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
  /** Whose address, of the list of recipients; the first one's where nobody is asked for. */
  query: z.object({ of: idSchema.optional() }),
}

export const cartLinePreviewSchemas = { params: z.object({ id: idSchema }) }

export const changeCartLineSchemas = {
  params: z.object({ id: idSchema }),
  body: z.object({ quantity: lineQuantitySchema }),
  response: z.object({ cart: cartSchema }),
}

export const duplicateCartLineSchemas = {
  params: z.object({ id: idSchema }),
  response: z.object({ lineId: idSchema, cart: cartSchema }),
}

export const getCartCountSchemas = { response: z.object({ count: z.int().min(0) }) }

export const getCartSchemas = { response: cartSchema }

export const putCartLineEnvelopeSchemas = {
  params: z.object({ id: idSchema }),
  /** Lines of a sender; empty takes them back. */
  body: z.object({ sender: z.string().max(400) }),
  response: z.object({ cart: cartSchema }),
}

export const removeCartLineSchemas = {
  params: z.object({ id: idSchema }),
  response: z.object({ cart: cartSchema }),
}

export const restoreCartLineSchemas = {
  params: z.object({ id: idSchema }),
  response: z.object({ cart: cartSchema }),
}

const changesLine = { params: z.object({ id: idSchema }), response: z.object({ cart: cartSchema }) }

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
