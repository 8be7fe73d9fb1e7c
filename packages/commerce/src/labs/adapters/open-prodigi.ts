import { findLabArticle, type Lab } from '@passepartout/domain'
import type * as z from 'zod'
import {
  type LabAdapter,
  type LabChange,
  LabError,
  type LabItem,
  type LabOrder,
  type LabRecipient,
} from '../lab-adapter.ts'
import {
  createOrderSchema,
  createQuoteSchema,
  orderAnswerSchema,
  quoteAnswerSchema,
  recipientSchema,
} from './prodigi-schemas.ts'
import { toLabStatus } from './prodigi-status.ts'

interface ProdigiSettings {
  lab: Lab
  /** With its version, such as `https://api.prodigi.com/v4.0`. */
  url: string
  apiKey: string
  /** Milliseconds; the lab itself gives up after a minute. */
  timeoutMs?: number | undefined
}

/** The longest answer that is read. */
const MAX_ANSWER_BYTES = 2_000_000

/** A lab whose interface has the shape of Prodigi's Print API v4. Attempts are repeated by the caller's job. */
export function openProdigi({ lab, url, apiKey, timeoutMs = 60_000 }: ProdigiSettings): LabAdapter {
  const call = <S extends z.ZodType>(path: string, schema: S, body?: object) =>
    request(`${url.replace(/\/$/, '')}${path}`, { apiKey, timeoutMs, schema, body })
  const about = (reference: string) => `/orders/${encodeURIComponent(reference)}`
  const change = async (reference: string, action: string, body: object): Promise<LabChange> => {
    const { outcome } = await call(`${about(reference)}/actions/${action}`, orderAnswerSchema, body)
    return isDone(outcome) ? 'done' : 'too-late'
  }
  return {
    async place(order) {
      const { outcome, order: placed } = await call('/orders', orderAnswerSchema, toCreateOrder(lab, order))
      if (!placed) throw new LabError('unexpected-answer', outcome.slice(0, 40))
      // An order on hold has no status yet.
      return toLabStatus(placed) ?? { reference: placed.id, stage: 'placed', shipments: [], problem: null }
    },
    cancel: reference => change(reference, 'cancel', {}),
    changeAddress: (reference, recipient) => change(reference, 'updateRecipient', toRecipient(recipient)),
    async status(reference) {
      try {
        const { order } = await call(about(reference), orderAnswerSchema)
        return order && toLabStatus(order)
      } catch (error) {
        // An order on hold is not found until the lab's pause is over.
        if (error instanceof LabError && error.code === 'refused') return undefined
        throw error
      }
    },
    async quote({ items, country }) {
      const input = createQuoteSchema.parse({
        destinationCountryCode: country,
        items: items.map(item => {
          const { sku, attributes = {}, printArea } = articleOf(lab, item)
          return { sku, copies: item.copies, attributes, assets: [{ printArea }] }
        }),
      })
      const { quotes } = await call('/quotes', quoteAnswerSchema, input)
      return quotes.map(({ shipmentMethod: method, costSummary: { items: goods, shipping, totalCost } }) => ({
        method,
        total: totalCost ?? { ...goods, amount: (Number(goods.amount) + Number(shipping.amount)).toFixed(2) },
      }))
    },
  }
}

const isDone = (outcome: string) => /^(cancelled|updated)$/i.test(outcome)

function toCreateOrder(lab: Lab, order: LabOrder) {
  const methods = lab.connection.kind === 'prodigi' ? lab.connection.shippingMethods : undefined
  return createOrderSchema.parse({
    merchantReference: order.reference,
    idempotencyKey: order.id,
    callbackUrl: order.callbackUrl,
    shippingMethod: methods?.[order.shippingOption ?? 'default'] ?? methods?.default,
    recipient: toRecipient(order.recipient),
    items: order.items.map(item => {
      const { sku, attributes = {}, printArea, sizing } = articleOf(lab, item)
      const { line, copies, value, file } = item
      if (!file) throw new LabError('file-missing', `line ${line}`)
      return {
        ...{ merchantReference: String(line), sku, copies, sizing, attributes },
        recipientCost: { amount: (value.amount / 100).toFixed(2), currency: value.currency },
        assets: [{ printArea, url: file.url, md5Hash: file.md5 }],
      }
    }),
  })
}

function articleOf(lab: Lab, { article, configuration, line }: LabItem) {
  const found = findLabArticle(lab, { article, configuration })
  if (!found) throw new LabError('unknown-article', `line ${line}`)
  return found
}

const toRecipient = ({
  name,
  company,
  street,
  extra,
  postalCode,
  city,
  region,
  country,
  phone,
}: LabRecipient) =>
  recipientSchema.parse({
    name: name || company,
    phoneNumber: phone || null,
    address: {
      line1: street,
      line2: [name ? company : '', extra].filter(Boolean).join(', ') || null,
      postalOrZipCode: postalCode,
      townOrCity: city,
      stateOrCounty: region || null,
      countryCode: country,
    },
  })

async function request<S extends z.ZodType>(
  url: string,
  {
    apiKey,
    timeoutMs,
    schema,
    body,
  }: { apiKey: string; timeoutMs: number; schema: S; body: object | undefined },
): Promise<z.output<S>> {
  const { status, text } = await send(url, { apiKey, timeoutMs, body })
  if (status === 429) throw new LabError('too-many-requests')
  if (status === 401 || status === 403) throw new LabError('not-authorised')
  if (status >= 500) throw new LabError('lab-failure', String(status))
  if (status < 200 || status >= 300) throw new LabError('refused', refusalOf(status, text))
  const answer = schema.safeParse(parseJson(text))
  if (!answer.success) throw new LabError('unexpected-answer')
  return answer.data
}

async function send(
  url: string,
  { apiKey, timeoutMs, body }: { apiKey: string; timeoutMs: number; body: object | undefined },
) {
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        'x-api-key': apiKey,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      // The key must not reach another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, text: await readText(response) }
  } catch (error) {
    if (error instanceof LabError) throw error
    throw new LabError((error as Error).name === 'TimeoutError' ? 'timeout' : 'unreachable')
  }
}

async function readText(response: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.length
    if (size > MAX_ANSWER_BYTES) throw new LabError('unexpected-answer', 'too long')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The outcome word alone: the lab repeats in its texts what it was sent. */
function refusalOf(status: number, text: string): string {
  const { outcome } = Object(parseJson(text)) as { outcome?: unknown }
  const word = typeof outcome === 'string' && /^[A-Za-z]{1,40}$/.test(outcome) ? ` ${outcome}` : ''
  return `${status}${word}`
}
