import * as z from 'zod'

// What Prodigi's Print API v4 documents, written from its reference and not from the shop's adapter, so that the
// stand-in finds what the adapter gets wrong.

const text = z.string().trim().min(1)
const method = z.enum(['Budget', 'Standard', 'StandardPlus', 'Express', 'Overnight'])

const address = z.strictObject({
  line1: text,
  line2: text.nullish(),
  postalOrZipCode: text,
  townOrCity: text,
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  stateOrCounty: text.nullish(),
})
const recipient = z.strictObject({
  name: text,
  email: z.email().nullish(),
  phoneNumber: text.nullish(),
  address,
})
const asset = z.strictObject({
  printArea: text,
  url: z.url({ protocol: /^https?$/ }),
  md5Hash: z.string().length(32).optional(),
})
const item = z.strictObject({
  merchantReference: text.optional(),
  sku: text,
  copies: z.int().min(1),
  sizing: z.enum(['fillPrintArea', 'fitPrintArea', 'stretchToPrintArea']),
  attributes: z.record(z.string(), z.string()).optional(),
  recipientCost: z
    .strictObject({ amount: z.string().regex(/^\d+(\.\d+)?$/), currency: z.string().length(3) })
    .optional(),
  assets: z.array(asset).min(1),
})
const order = z.strictObject({
  merchantReference: text.optional(),
  shippingMethod: method,
  idempotencyKey: text.optional(),
  callbackUrl: z.url().optional(),
  recipient,
  items: z.array(item).min(1),
  metadata: z.record(z.string(), z.unknown()).optional(),
})
const quote = z.strictObject({
  destinationCountryCode: z.string().regex(/^[A-Z]{2}$/),
  shippingMethod: method.optional(),
  currencyCode: z.string().length(3).optional(),
  items: z
    .array(
      z.strictObject({
        sku: text,
        copies: z.int().min(1),
        attributes: z.record(z.string(), z.string()).optional(),
        assets: z.array(z.strictObject({ printArea: text })).min(1),
      }),
    )
    .min(1),
})

/** The schema of a request's body by its path. */
export const FAKE_LAB_REQUESTS: readonly [path: RegExp, schema: z.ZodType][] = [
  [/^\/orders$/, order],
  [/^\/orders\/[^/]+\/actions\/updateRecipient$/, recipient],
  [/^\/orders\/[^/]+\/actions\/cancel$/, z.strictObject({})],
  [/^\/quotes$/, quote],
]

export type FakeLabRequest = z.infer<typeof order>

/** An order at the stand-in. */
export interface FakeLabOrder {
  id: string
  request: FakeLabRequest
  stage: 'InProgress' | 'Complete' | 'Cancelled'
  details: Record<string, string>
  issues: { objectId: string; errorCode: string; description: string }[]
  shipments: { id: string; carrier: string; number: string | null; lines: number[]; status: string }[]
  /** Paused: only its id is told. */
  isOnHold: boolean
}

const STEPS = [
  'downloadAssets',
  'printReadyAssetsPrepared',
  'allocateProductionLocation',
  'inProduction',
  'shipping',
]

export const newFakeLabOrder = (id: string, request: FakeLabRequest): FakeLabOrder => ({
  ...{ id, request, stage: 'InProgress', isOnHold: false, issues: [], shipments: [] },
  details: Object.fromEntries(STEPS.map(step => [step, 'NotStarted'])),
})

/** An order as the API shows it. */
export function fakeLabPayload({ id, request, ...order }: FakeLabOrder): object {
  const { stage, issues, details, shipments } = order
  const items = request.items.map((one, index) => ({
    ...one,
    id: `ori_${id.slice(4)}${index}`,
    status: 'Ok',
  }))
  const itemOf = (line: number) => items.find(({ merchantReference }) => merchantReference === String(line))
  return {
    ...{ id, created: '2026-11-30T12:00:00.123Z', lastUpdated: '2026-11-30T12:00:00.123Z' },
    ...{ callbackUrl: null, ...request, items, charges: [], packingSlip: null },
    status: { stage, issues, details },
    shipments: shipments.map(({ id: shipment, carrier, number, lines, status }) => ({
      ...{ id: shipment, status, dispatchDate: null },
      carrier: { name: carrier, service: 'Standard' },
      tracking: number === null ? null : { url: `https://track.example/${number}`, number },
      items: lines.map(line => ({ itemId: itemOf(line)?.id })),
      fulfillmentLocation: { countryCode: 'US', labCode: 'us4' },
    })),
  }
}
