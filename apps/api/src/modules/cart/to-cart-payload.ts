import { publicMethods } from '@passepartout/commerce/payments'
import type { Cart, CartLine } from '@passepartout/contracts'
import { type CartLineRow, type CartOwner, countListed, listAllLines } from '@passepartout/db'
import {
  dayInZone,
  estimateDelivery,
  LAB_TIME_ZONE,
  type Money,
  orderSums,
  toDisplayMoney,
} from '@passepartout/domain'
import { toDisplayDay } from '../../display-times.ts'
import type { CallContext } from '../../http/call-context.ts'
import { hintSentence } from './hints.ts'
import { parseStoredLine } from './parse-stored-line.ts'
import { preflightLine } from './preflight-result.ts'
import { toCartLinePayload } from './to-cart-line-payload.ts'

export const cartOwner = (visitorId: string, { shop }: Pick<CallContext, 'shop'>): CartOwner => ({
  visitorId,
  channel: shop.channel,
  country: shop.country,
})

async function lineFindings(
  context: CallContext,
  visitorId: string | undefined,
  row: CartLineRow | undefined,
): Promise<Cart['lines'][number]['findings']> {
  const { translate } = context
  if (!row || row.document === null || !visitorId) return []
  const { blockers, hints } = await preflightLine(context, visitorId, row)
  const hint = hintSentence(hints, context)
  return [
    ...blockers.map(text => ({ text: translate(text), isBlocking: true })),
    ...(hint ? [{ text: hint, isBlocking: false }] : []),
  ]
}

/** The latest delivery day of a line by the standard method. */
function estimatedArrival(context: CallContext, row: CartLineRow | undefined): string | null {
  if (!row) return null
  const { delivery, shop, now } = context
  const { kind, stored } = parseStoredLine(context, row)
  const { latest } = estimateDelivery(
    delivery,
    { ...stored, kind },
    shop.country,
    now,
    publicMethods(context),
  )
  return toDisplayDay(latest, shop).text
}

/**
 * Adds the number of recipients to a line with addressed envelopes; without recipients the preview of the front is left
 * out.
 */
function withListed(line: CartLine, counts: ReadonlyMap<string, number>): CartLine {
  if (!('envelope' in line) || !line.envelope?.usesList) return line
  const listed = counts.get(line.id) ?? 0
  const pictures = line.envelope.pictures.filter(({ side }) => listed > 0 || side !== 'front')
  return { ...line, envelope: { ...line.envelope, listed, pictures } }
}

/** The cart with today's prices, texts and totals. */
export async function toCartPayload(context: CallContext, visitorId: string | undefined): Promise<Cart> {
  const { db, priceBook, shop, now } = context
  const owner = visitorId ? cartOwner(visitorId, context) : undefined
  const all = owner ? await listAllLines(db, { owner, now }) : []
  const there = all.filter(({ removedAt }) => removedAt === null)
  const rows = there.filter(({ savedAt }) => savedAt === null)
  const aside = there.filter(({ savedAt }) => savedAt !== null)
  const removed = all.filter(({ removedAt, savedAt }) => removedAt !== null && savedAt === null)
  const priced = rows.map(row => toCartLinePayload(context, row))
  const lines = priced.flatMap(({ order }) => order ?? [])
  const sums = orderSums(priceBook, shop, lines, dayInZone(LAB_TIME_ZONE, now))
  const shown = (amount: Money) => toDisplayMoney(amount, shop.locale)
  const usesList = priced.filter(({ line }) => 'envelope' in line && line.envelope?.usesList)
  const listed = await countListed(
    db,
    usesList.map(({ line }) => line.id),
  )
  const shownLines: Cart['lines'] = []
  // Sequentially, because the parser's queue accepts only a few large designs.
  for (const [index, { line, order }] of priced.entries())
    shownLines.push({
      ...withListed(line, listed),
      arrives: order?.sent ? estimatedArrival(context, rows[index]) : null,
      findings: await lineFindings(context, visitorId, rows[index]),
    })
  return {
    lines: shownLines,
    saved: aside.map(row => toCartLinePayload(context, row).line),
    removed: removed.map(row => {
      const { id, title, description } = toCartLinePayload(context, row).line
      const index = rows.filter(({ position }) => position < row.position).length
      return { id, title, description, index }
    }),
    count: rows.length,
    sums: {
      goods: shown(sums.goods),
      discount: shown(sums.discount),
      shipping: shown(sums.shipping),
      total: shown(sums.total),
      vat: sums.vat.map(({ rate, amount }) => ({ rate, amount: shown(amount) })),
      vatIncluded: sums.vatIncluded,
    },
  }
}
