import { randomUUID } from 'node:crypto'
import { type CallPayload, placeOrder } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  closeCheckout,
  type Database,
  findOrderByKey,
  insertOrder,
  keepCheckout,
  keepOrderRecipients,
  type NewOrderLine,
  type OrderRow,
  type PaymentRow,
  reserveVouchers,
} from '@passepartout/db'
import { shopFor, systemPath } from '@passepartout/domain'
import { answer, type Refusal, RefusedError, refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { countProduct } from '../../http/count-calls.ts'
import { route } from '../../http/router.ts'
import { namesOf } from '../cart/index.ts'
import { openPayment, startPayment } from '../payments/index.ts'
import { whitelabelSender } from '../whitelabel/index.ts'
import { changesSince } from './changes-since.ts'
import { type LoadedCheckout, loadCheckout } from './load-checkout.ts'
import { orderReceipt } from './order-receipt.ts'
import { orderToken } from './order-token.ts'
import { receiptLines } from './receipt.ts'
import { compare } from './shown-checkout.ts'
import { refusedReceipt, shownHash } from './shown-facts.ts'

const MINUTE_MS = 60_000
/** So long the customer can cancel or change the address, unless the shop is set otherwise. */
const CHANGE_MINUTES = 30

interface Asked {
  idempotencyKey: string
  shown: string
}

/**
 * Writes the order in one transaction, whatever happens around it, and begins to pay afterwards. The cart is held
 * meanwhile: of many presses at the same moment the first writes, all others find what it wrote.
 */
export const placeOrderRoute = route(placeOrder, schemas.placeOrder, async (context, { body }) => {
  const { db, visitorId, log } = context
  if (!visitorId) return refuse('not-found', { text: 'checkout.empty' })
  const legalTexts = (await context.legalTexts?.(context.shop)) ?? {}
  const placed = await db.transaction(tx => place({ ...context, db: tx }, visitorId, body, legalTexts))
  if ('refused' in placed) return placed
  const { order, isRepeated, payment, bought } = placed
  for (const line of bought) countProduct(context, 'purchase', line)
  if (!isRepeated) {
    log.info({ order: order.number }, 'an order was placed')
    context.setCartCount(0)
  }
  // Only what was written counts: pressing again costs nobody anything.
  const [payload] = await Promise.all([
    ordered(context, order, isRepeated, payment),
    isRepeated ? undefined : context.spend('order'),
  ])
  return answer(payload, isRepeated ? 200 : 201)
})

type Placed = {
  order: OrderRow
  /** Of the order that was written just now. */
  payment?: PaymentRow
  isRepeated: boolean
  bought: readonly LoadedCheckout['lines'][number]['row'][]
}

async function place(
  context: CallContext,
  visitorId: string,
  asked: Asked,
  legalTexts: Record<string, string>,
): Promise<Placed | Refusal> {
  const checkout = await loadCheckout(context, { hold: true })
  // The transaction that writes an order gives its checkout another key: one that still has this key has written none.
  const isUnused = checkout?.row.idempotencyKey === asked.idempotencyKey
  const written = isUnused ? undefined : await findOrderByKey(context.db, asked.idempotencyKey)
  if (written) {
    const isMine = written.visitorId === visitorId && isOfShop(written, context)
    return isMine
      ? { order: written, isRepeated: true, bought: [] }
      : refuse('conflict', { text: 'checkout.elsewhere' })
  }
  if (!checkout || checkout.lines.length === 0) return refuse('not-found', { text: 'checkout.empty' })
  const refusal = context.isSpent('order') ?? (await whyNot(context, checkout, asked))
  if (refusal) return refusal
  const { order, payment } = await write(context, visitorId, checkout, legalTexts)
  return { order, payment, isRepeated: false, bought: checkout.lines.map(({ row }) => row) }
}

const isOfShop = ({ channel, country }: OrderRow, { shop }: CallContext) =>
  channel === shop.channel && country === shop.country

/** What stands against ordering: something is missing, cannot be made, or is not as it was shown. */
async function whyNot(
  context: CallContext,
  checkout: LoadedCheckout,
  asked: Asked,
): Promise<Refusal | undefined> {
  const { translate, db, now } = context
  const { row, lines, open } = checkout
  if (row.idempotencyKey !== asked.idempotencyKey) return refuse('conflict', { text: 'checkout.elsewhere' })
  const blocked = lines.flatMap(({ row: { id }, blocker, recipientProblem }) => {
    const text = blocker ? translate(blocker) : recipientProblem
    return text === null ? [] : [{ id, text }]
  })
  if (blocked.length > 0) {
    const errors = blocked.map(({ id, text }) => [`lines.${id}`, [text]] as const)
    return refuse('invalid-document', { errors: Object.fromEntries(errors) })
  }
  const { facts, changes } = compare(context, checkout)
  if (shownHash(facts, checkout) !== asked.shown) {
    // The page with the button shows something else: what is different is told there, and has to be confirmed.
    const shown = refusedReceipt(row.shown, asked.shown, facts)
    await keepCheckout(db, { cartId: row.cartId, now, shown })
    return refuse('price-changed', {
      text: 'checkout.changed',
      errors: { changes: changesSince(context, shown, facts) },
    })
  }
  if (changes.length > 0) return refuse('price-changed', { text: 'checkout.changed', errors: { changes } })
  if (open) return refuse('invalid-input', { errors: { [open]: [translate(`checkout.${open}`)] } })
  return undefined
}

async function write(
  context: CallContext,
  visitorId: string,
  checkout: LoadedCheckout,
  legalTexts: Record<string, string>,
): Promise<{ order: OrderRow; payment: PaymentRow }> {
  const { db: tx, shop, now, secret, orderHooks } = context
  const { row, address, payment, sums } = checkout
  if (!address || !payment.chosen) throw new RefusedError(refuse('conflict'))
  const id = randomUUID()
  const changeMinutes = context.changeMinutes ?? CHANGE_MINUTES
  const order = await insertOrder(
    tx,
    {
      id,
      idempotencyKey: row.idempotencyKey,
      visitorId,
      channel: shop.channel,
      country: shop.country,
      locale: shop.locale,
      currency: shop.currency,
      email: address.step.contact.email,
      address: address.step,
      receipt: orderReceipt(context, checkout, legalTexts),
      total: sums.total,
      due: sums.due,
      paymentMethod: payment.chosen,
      whitelabel: whitelabelSender(context, checkout.whitelabel),
      token: orderToken(id, secret),
      changeUntil: new Date(now.getTime() + changeMinutes * MINUTE_MS),
      placedAt: now,
    },
    frozenLines(context, checkout),
  )
  await keepOrderRecipients(
    tx,
    new Map(
      checkout.lines.flatMap(({ row: { id, document }, addressees }) =>
        addressees.length > 0 || namesOf(document) ? [[id, addressees]] : [],
      ),
    ),
  )
  await takeVouchers(tx, order, checkout, now)
  await orderHooks.onPlaced?.(tx, order)
  const opened = await openPayment(tx, context, order)
  const lineIds = checkout.lines.map(line => line.row.id)
  await closeCheckout(tx, { cartId: row.cartId, lineIds, now })
  return { order, payment: opened }
}

/** The lines keep the cart lines' ids, and with them the drawn pictures. */
function frozenLines(context: CallContext, checkout: LoadedCheckout): NewOrderLine[] {
  const { lines, sums, tax } = checkout
  const shown = receiptLines(context, checkout)
  return lines.map(({ row, order, title, photoIds, isPersonalised }, index) => ({
    id: row.id,
    kind: row.kind,
    title,
    description: shown[index]?.description ?? [],
    configuration: row.configuration,
    contentHash: row.contentHash,
    document: row.document,
    quantity: row.quantity,
    unitPrice: shown[index]?.unitPrice.amount ?? 0,
    total: order?.total.amount ?? 0,
    totalOriginal: order?.totalOriginal.amount ?? 0,
    discount: sums.promotionShares[index] ?? 0,
    vatRate: String(tax.kind === 'reverse-charge' ? 0 : (order?.vatRate ?? 0)),
    isPersonalised,
    photoIds,
  }))
}

/** A voucher that somebody else spent in this very moment: nothing is written, and the receipt is shown anew. */
async function takeVouchers(
  tx: Database,
  { id: orderId }: OrderRow,
  { sums }: LoadedCheckout,
  now: Date,
): Promise<void> {
  const parts = sums.vouchers
    .filter(({ amount }) => amount > 0)
    .map(({ id: voucherId, amount }) => ({ voucherId, amount }))
  if (parts.length === 0 || (await reserveVouchers(tx, { orderId, parts, now }))) return
  throw new RefusedError(refuse('price-changed', { text: 'checkout.changed' }))
}

/** The same answer for the press that wrote the order and for every one after it. */
async function ordered(
  context: CallContext,
  order: OrderRow,
  isRepeated: boolean,
  opened: PaymentRow | undefined,
): Promise<CallPayload<typeof schemas.placeOrder>> {
  const shop = shopFor(order.channel, order.locale)
  const statusPath = `${systemPath(shop, 'order')}/${orderToken(order.id, context.secret)}`
  const returnUrl = context.pageUrl(shop, statusPath)
  const isAwaited = order.state === 'placed' || order.state === 'awaiting-payment'
  const { paymentUrl } = isAwaited
    ? await startPayment(context, order, { returnUrl, opened })
    : { paymentUrl: null }
  return { orderNumber: order.number, statusPath, paymentUrl, isRepeated }
}
