import { createHash } from 'node:crypto'
import { formatMoney, money } from '@passepartout/domain'
import * as z from 'zod'
import type { CallContext } from '../../http/call-context.ts'
import { shownDay } from '../../shown-times.ts'
import type { LoadedCheckout } from './load-checkout.ts'

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
  /** Where and to whom: what decides the rule of tax. */
  taxedFor: z.string(),
  rates: z.array(z.number()),
  /** Promotions and vouchers that lower what is to be paid, and all that were entered. */
  used: z.array(z.object({ code: z.string(), amount: z.number() })),
  entered: z.array(z.string()),
  total: z.number(),
  due: z.number(),
  currency: z.string(),
  /** Of all addresses on lists: empty without any. */
  recipients: z.string().default(''),
})

/** What a receipt says, as data: kept to tell later what has changed since it was shown. */
export type ShownFacts = z.infer<typeof factsSchema>

export function factsOf({ shop }: Pick<CallContext, 'shop'>, checkout: LoadedCheckout): ShownFacts {
  const { lines, way, sums, codes, tax, address } = checkout
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
  }
}

function recipientsHash({ lines }: LoadedCheckout): string {
  const lists = lines.flatMap(({ row: { id }, addressees }) =>
    addressees.length > 0 ? [[id, addressees]] : [],
  )
  return lists.length > 0 ? createHash('sha256').update(JSON.stringify(lists)).digest('base64url') : ''
}

/** Of all that is shown above the order button, addresses and payment included. */
export function shownHash(facts: ShownFacts, { row, address, payment }: LoadedCheckout): string {
  const rest = [row.idempotencyKey, address?.step ?? null, payment.chosen ?? null]
  return createHash('sha256')
    .update(JSON.stringify([facts, rest]))
    .digest('base64url')
}

export function storedFacts(stored: unknown): ShownFacts | undefined {
  const read = factsSchema.safeParse(stored)
  return read.success ? read.data : undefined
}

/**
 * What changed without the visitor's doing, in their words: prices of the same lines, and of the same order its shipping,
 * date, rates and codes. What they changed themselves is no change.
 */
export function changesSince(
  { shop, translate }: Pick<CallContext, 'shop' | 'translate'>,
  before: ShownFacts,
  now: ShownFacts,
): string[] {
  const inWords = (amount: number) => formatMoney(money(amount, shop.currency), shop.locale)
  const changes: string[] = []
  for (const line of now.lines) {
    const was = before.lines.find(({ id }) => id === line.id)
    if (!was || !isSameLine(was, line) || was.unitPrice === line.unitPrice || line.unitPrice === 0) continue
    const prices = { from: inWords(was.unitPrice), to: inWords(line.unitPrice) }
    changes.push(translate('change.price', { title: line.title, ...prices }))
  }
  const isSameCart =
    before.lines.length === now.lines.length &&
    now.lines.every((line, index) => isSameLine(before.lines[index], line))
  if (!isSameCart) return changes

  const [was, is] = [before.shipping, now.shipping]
  // Whoever changes a list changes the parcels, their price and the sums.
  if (before.recipients !== now.recipients) return changes
  const isSameWay = was?.option === is?.option
  if (was && is && isSameWay) {
    if (was.amount !== is.amount)
      changes.push(translate('change.shipping', { from: inWords(was.amount), to: inWords(is.amount) }))
    if (was.day !== is.day) {
      const days = { from: shownDay(was.day, shop).text, to: shownDay(is.day, shop).text }
      changes.push(translate('change.day', days))
    }
  }
  const isSameTax = before.taxedFor === now.taxedFor
  if (isSameTax && before.rates.join() !== now.rates.join()) changes.push(translate('change.tax'))
  for (const { code } of before.used)
    if (now.entered.includes(code) && !now.used.some(one => one.code === code))
      changes.push(translate('change.code', { code }))
  const isSameElse = isSameWay && isSameTax && before.entered.join() === now.entered.join()
  if (changes.length === 0 && isSameElse && before.due !== now.due)
    changes.push(translate('change.total', { from: inWords(before.due), to: inWords(now.due) }))
  return changes
}

type Line = ShownFacts['lines'][number]
const isSameLine = (one: Line | undefined, other: Line): boolean =>
  one?.id === other.id && one.contentHash === other.contentHash && one.quantity === other.quantity
