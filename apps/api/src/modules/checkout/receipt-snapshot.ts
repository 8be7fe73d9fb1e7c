import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { CallContext } from '../../http/call-context.ts'
import type { CheckoutQuote } from './load-checkout-quote.ts'

const factsSchema = z.object({
  lines: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      contentHash: z.string(),
      quantity: z.number(),
      unitPrice: z.number(),
      total: z.number(),
    }),
  ),
  shipping: z.object({ option: z.string(), amount: z.number(), day: z.string() }).nullable(),
  /** Destination and buyer, which determine the tax rule. */
  taxedFor: z.string(),
  rates: z.array(z.number()),
  /** Promotions and vouchers that reduce the amount due; `entered` has all codes. */
  used: z.array(z.object({ code: z.string(), amount: z.number() })),
  entered: z.array(z.string()),
  total: z.number(),
  due: z.number(),
  currency: z.string(),
  /** Hash of all recipient lists; empty without any. */
  recipients: z.string().default(''),
  /** Hash of the address step. */
  address: z.string(),
  payment: z.string(),
})

/** The contents of a receipt as data, stored to detect changes since it was displayed. */
export type ReceiptSnapshot = z.infer<typeof factsSchema>

const receiptSchema = z.object({ hash: z.string(), facts: factsSchema })
const storedSchema = receiptSchema.extend({
  /** `null` when the contents of the displayed page are no longer known. */
  facts: factsSchema.nullable(),
  /** Earlier receipts with an order button, which another tab may still display. */
  earlier: z.array(receiptSchema),
  hasButton: z.boolean(),
  /** An order from a page with these facts was refused: every difference is displayed until confirmed. */
  isRefused: z.boolean(),
})

/** What the checkout remembers of the receipts that were shown. */
export type ReceiptPayload = z.infer<typeof storedSchema>

const MAX_EARLIER_RECEIPTS = 3

export function takeReceiptSnapshot(
  { shop }: Pick<CallContext, 'shop'>,
  checkout: CheckoutQuote,
): ReceiptSnapshot {
  const { lines, way, sums, codes, tax, address, payment } = checkout
  const paid = sums.vouchers.map(({ id, amount }) => ({
    code: codes.vouchers.find(({ voucherId }) => voucherId === id)?.code ?? '',
    amount,
  }))
  return {
    lines: lines.map(({ row, line, title }) => ({
      id: row.id,
      title,
      contentHash: row.contentHash,
      quantity: row.quantity,
      unitPrice: line.unitPrice.amount,
      total: line.total.amount,
    })),
    shipping: way ? { option: way.id, amount: way.amount, day: way.day } : null,
    taxedFor: [shop.country, address?.step.delivery.region, address?.step.vatNumber].join(' '),
    rates: tax.kind === 'on-top' ? [tax.rate] : sums.taxes.map(({ rate }) => rate),
    used: [
      ...(codes.best ? [{ code: codes.best.code, amount: sums.promotion }] : []),
      ...paid.filter(({ amount }) => amount > 0),
    ],
    entered: codes.all.map(({ code }) => code),
    total: sums.total,
    due: sums.due,
    currency: shop.currency,
    recipients: recipientsHash(checkout),
    address: address ? hashOf(address.step) : '',
    payment: payment.chosen ?? '',
  }
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url')

function recipientsHash({ lines }: CheckoutQuote): string {
  const lists = lines.flatMap(({ row: { id }, addressees }) =>
    addressees.length > 0 ? [[id, addressees]] : [],
  )
  return lists.length > 0 ? hashOf(lists) : ''
}

/** Hash of everything displayed above the order button, addresses and payment included. */
export const receiptHash = (facts: ReceiptSnapshot, { row }: CheckoutQuote): string =>
  hashOf([facts, row.idempotencyKey])

export function storedReceipt(stored: unknown): ReceiptPayload | undefined {
  const read = storedSchema.safeParse(stored)
  return read.success ? read.data : undefined
}

/** What is remembered once these facts are shown; `undefined` where they are what is remembered already. */
export function nextReceipt(checkout: CheckoutQuote, facts: ReceiptSnapshot): ReceiptPayload | undefined {
  const before = storedReceipt(checkout.row.shown)
  const hash = receiptHash(facts, checkout)
  const hasButton = checkout.open === null
  if (before?.hash === hash && !before.isRefused && before.hasButton === hasButton) return undefined
  const earlier = before ? receiptsWithButton(before).filter(one => one.hash !== hash) : []
  return { hash, facts, hasButton, isRefused: false, earlier: earlier.slice(0, MAX_EARLIER_RECEIPTS) }
}

/** What is remembered after an order from a page with this hash was refused because its receipt was another one. */
export function refusedReceipt(stored: unknown, hash: string, now: ReceiptSnapshot): ReceiptPayload {
  const before = storedReceipt(stored)
  const known = before ? [{ hash: before.hash, facts: before.facts }, ...before.earlier] : []
  const isOther = JSON.stringify(before?.facts) !== JSON.stringify(now)
  const facts = known.find(one => one.hash === hash)?.facts ?? (isOther ? before?.facts : null) ?? null
  return { hash, facts, hasButton: true, isRefused: true, earlier: before ? receiptsWithButton(before) : [] }
}

function receiptsWithButton({ hash, facts, hasButton, earlier }: ReceiptPayload): ReceiptPayload['earlier'] {
  return facts && hasButton && !earlier.some(one => one.hash === hash)
    ? [{ hash, facts }, ...earlier]
    : earlier
}
