import * as z from 'zod'

// Prodigi's Print API v4 (https://www.prodigi.com/print-api/docs/reference), as far as the shop uses it. Requests are
// strict; answers keep fields that the shop does not know.

const costSchema = z.object({ amount: z.string().regex(/^\d+\.\d{2}$/), currency: z.string().length(3) })

export const recipientSchema = z.strictObject({
  name: z.string().min(1),
  phoneNumber: z.string().nullable(),
  address: z.strictObject({
    line1: z.string().min(1),
    line2: z.string().nullable(),
    postalOrZipCode: z.string().min(1),
    townOrCity: z.string().min(1),
    stateOrCounty: z.string().nullable(),
    countryCode: z.string().regex(/^[A-Z]{2}$/),
  }),
})

/** `POST /orders`. */
export const createOrderSchema = z.strictObject({
  merchantReference: z.string().min(1),
  idempotencyKey: z.string().min(1),
  callbackUrl: z.url(),
  shippingMethod: z.enum(['Budget', 'Standard', 'StandardPlus', 'Express', 'Overnight']),
  recipient: recipientSchema,
  items: z
    .array(
      z.strictObject({
        merchantReference: z.string().min(1),
        sku: z.string().min(1),
        copies: z.int().min(1),
        sizing: z.enum(['fillPrintArea', 'fitPrintArea', 'stretchToPrintArea']),
        attributes: z.record(z.string(), z.string()),
        recipientCost: costSchema,
        assets: z
          .array(
            z.strictObject({
              printArea: z.string().min(1),
              url: z.url(),
              md5Hash: z.string().regex(/^[0-9a-f]{32}$/),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
})

/** `POST /quotes`. */
export const createQuoteSchema = z.strictObject({
  destinationCountryCode: z.string().regex(/^[A-Z]{2}$/),
  items: z
    .array(
      z.strictObject({
        sku: z.string().min(1),
        copies: z.int().min(1),
        attributes: z.record(z.string(), z.string()),
        assets: z.array(z.strictObject({ printArea: z.string().min(1) })).min(1),
      }),
    )
    .min(1),
})

const step = z.string()

/** An order of the lab. One on hold has its id alone. */
const orderSchema = z.object({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,80}$/),
  merchantReference: z.string().nullish(),
  status: z
    .object({
      stage: z.string(),
      issues: z.array(z.object({ errorCode: z.string() })).default([]),
      details: z
        .object({
          downloadAssets: step,
          printReadyAssetsPrepared: step,
          allocateProductionLocation: step,
          inProduction: step,
          shipping: step,
        })
        .partial()
        .default({}),
    })
    .optional(),
  shipments: z
    .array(
      z.object({
        id: z.string().regex(/^[A-Za-z0-9_-]{1,80}$/),
        status: z.string().nullish(),
        carrier: z.object({ name: z.string().nullish() }).nullish(),
        tracking: z.object({ number: z.string().nullish() }).nullish(),
        items: z.array(z.object({ itemId: z.string() })).default([]),
      }),
    )
    .default([]),
  items: z.array(z.object({ id: z.string(), merchantReference: z.string().nullish() })).default([]),
})

export type ProdigiOrder = z.infer<typeof orderSchema>

/** Every answer about an order. */
export const orderAnswerSchema = z.object({ outcome: z.string(), order: orderSchema.optional() })

export const quoteAnswerSchema = z.object({
  quotes: z.array(
    z.object({
      shipmentMethod: z.string(),
      costSummary: z.object({ items: costSchema, shipping: costSchema, totalCost: costSchema.optional() }),
    }),
  ),
})
