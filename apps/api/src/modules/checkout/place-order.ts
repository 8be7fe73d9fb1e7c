import { randomUUID } from 'node:crypto'
import { createOrderToken } from '@passepartout/commerce/orders'
import { createPayment, startPayment } from '@passepartout/commerce/payments'
import { type CallPayload, placeOrder } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  type Database,
  findOrderByKey,
  finishCheckout,
  insertOrder,
  type NewOrderLine,
  type OrderRow,
  type PaymentRow,
  reserveVouchers,
  snapshotRecipients,
  updateCheckout,
} from '@passepartout/db'
import { MINUTE_MS, shopFor, systemPath } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, RefusedError, refuse, success } from '../../http/call-result.ts'
import { countProductEvent } from '../../http/count-calls.ts'
import { route } from '../../http/router.ts'
import { mergeNamesOf } from '../cart/index.ts'
import { whitelabelSender } from '../whitelabel/index.ts'
import { describeChanges } from './changes-since.ts'
import { type CheckoutQuote, loadCheckoutQuote } from './load-checkout-quote.ts'
import { orderReceipt } from './order-receipt.ts'
import { receiptLines } from './receipt.ts'
import { receiptHash, refusedReceipt } from './receipt-snapshot.ts'
import { detectReceiptChanges } from './to-checkout-payload.ts'

/** Time in which the customer can cancel or change the address, by default. */
const CHANGE_MINUTES = 30

interface PlaceOrderInput {
  idempotencyKey: string
  shown: string
}

/**
 * Stores the order in one transaction and starts the payment afterwards. The transaction locks the cart: of several
 * simultaneous requests the first creates the order, all others find it.
 */
export const placeOrderRoute = route(placeOrder, schemas.placeOrder, async (context, { body }) => {
  const { db, visitorId, log } = context
  if (!visitorId) return refuse('not-found', { text: 'checkout.empty' })
  const legalTexts = (await context.legalTexts?.(context.shop)) ?? {}
  const placed = await db.transaction(tx =>
    placeOrderInTransaction({ ...context, db: tx }, visitorId, body, legalTexts),
  )
  if ('refused' in placed) return placed
  const { order, isRepeated, payment, bought } = placed
  for (const line of bought) countProductEvent(context, 'purchase', line)
  if (!isRepeated) {
    log.info({ order: order.number }, 'order placed')
    context.setCartCount(0)
  }
  // Only new orders consume the limit; repeated requests do not.
  const [payload] = await Promise.all([
    toResponse(context, order, isRepeated, payment),
    isRepeated ? undefined : context.spend('order'),
  ])
  return success(payload, isRepeated ? 200 : 201)
})

type PlacedOrderResult = {
  order: OrderRow
  /** Payment of the order just created. */
  payment?: PaymentRow
  isRepeated: boolean
  bought: readonly CheckoutQuote['lines'][number]['row'][]
}

async function placeOrderInTransaction(
  context: CallContext,
  visitorId: string,
  input: PlaceOrderInput,
  legalTexts: Record<string, string>,
): Promise<PlacedOrderResult | Refusal> {
  const checkout = await loadCheckoutQuote(context, { hold: true })
  // The transaction that creates an order also changes the checkout's key; a checkout with this key has created none.
  const isUnused = checkout?.row.idempotencyKey === input.idempotencyKey
  const written = isUnused ? undefined : await findOrderByKey(context.db, input.idempotencyKey)
  if (written) {
    const isMine = written.visitorId === visitorId && belongsToShop(written, context)
    return isMine
      ? { order: written, isRepeated: true, bought: [] }
      : refuse('conflict', { text: 'checkout.elsewhere' })
  }
  if (!checkout || checkout.lines.length === 0) return refuse('not-found', { text: 'checkout.empty' })
  const refusal = context.isSpent('order') ?? (await findBlocker(context, checkout, input))
  if (refusal) return refusal
  const { order, payment } = await insertOrderWithLines(context, visitorId, checkout, legalTexts)
  return { order, payment, isRepeated: false, bought: checkout.lines.map(({ row }) => row) }
}

const belongsToShop = ({ channel, country }: OrderRow, { shop }: CallContext) =>
  channel === shop.channel && country === shop.country

/** Why the order cannot be placed: missing input, a product that cannot be produced, or a changed receipt. */
async function findBlocker(
  context: CallContext,
  checkout: CheckoutQuote,
  input: PlaceOrderInput,
): Promise<Refusal | undefined> {
  const { translate, db, now } = context
  const { row, lines, open } = checkout
  if (row.idempotencyKey !== input.idempotencyKey) return refuse('conflict', { text: 'checkout.elsewhere' })
  const blocked = lines.flatMap(({ row: { id }, blocker, recipientProblem }) => {
    const text = blocker ? translate(blocker) : recipientProblem
    return text === null ? [] : [{ id, text }]
  })
  if (blocked.length > 0) {
    const errors = blocked.map(({ id, text }) => [`lines.${id}`, [text]] as const)
    return refuse('invalid-document', { errors: Object.fromEntries(errors) })
  }
  const { facts, changes } = detectReceiptChanges(context, checkout)
  if (receiptHash(facts, checkout) !== input.shown) {
    // The page showed another receipt: it displays the differences, which the customer has to confirm.
    const shown = refusedReceipt(row.shown, input.shown, facts)
    await updateCheckout(db, { cartId: row.cartId, now, shown })
    return refuse('price-changed', {
      text: 'checkout.changed',
      errors: { changes: describeChanges(context, shown, facts) },
    })
  }
  if (changes.length > 0) return refuse('price-changed', { text: 'checkout.changed', errors: { changes } })
  if (open) return refuse('invalid-input', { errors: { [open]: [translate(`checkout.${open}`)] } })
  return undefined
}

async function insertOrderWithLines(
  context: CallContext,
  visitorId: string,
  checkout: CheckoutQuote,
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
      token: createOrderToken(id, secret),
      changeUntil: new Date(now.getTime() + changeMinutes * MINUTE_MS),
      placedAt: now,
    },
    snapshotLines(context, checkout),
  )
  await snapshotRecipients(
    tx,
    new Map(
      checkout.lines.flatMap(({ row: { id, document }, addressees }) =>
        addressees.length > 0 || mergeNamesOf(document) ? [[id, addressees]] : [],
      ),
    ),
  )
  await reserveCheckoutVouchers(tx, order, checkout, now)
  await orderHooks.onPlaced?.(tx, order)
  const opened = await createPayment(tx, context, order)
  const lineIds = checkout.lines.map(line => line.row.id)
  await finishCheckout(tx, { cartId: row.cartId, lineIds, now })
  return { order, payment: opened }
}

/** Order lines take the cart lines' ids, and with them the rendered images. */
function snapshotLines(context: CallContext, checkout: CheckoutQuote): NewOrderLine[] {
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

/** When another order consumed a voucher at the same moment, nothing is stored and the receipt is calculated again. */
async function reserveCheckoutVouchers(
  tx: Database,
  { id: orderId }: OrderRow,
  { sums }: CheckoutQuote,
  now: Date,
): Promise<void> {
  const parts = sums.vouchers
    .filter(({ amount }) => amount > 0)
    .map(({ id: voucherId, amount }) => ({ voucherId, amount }))
  if (parts.length === 0 || (await reserveVouchers(tx, { orderId, parts, now }))) return
  throw new RefusedError(refuse('price-changed', { text: 'checkout.changed' }))
}

/** The response is the same for the request that created the order and for every repetition. */
async function toResponse(
  context: CallContext,
  order: OrderRow,
  isRepeated: boolean,
  opened: PaymentRow | undefined,
): Promise<CallPayload<typeof schemas.placeOrder>> {
  const shop = shopFor(order.channel, order.locale)
  const statusPath = `${systemPath(shop, 'order')}/${createOrderToken(order.id, context.secret)}`
  const returnUrl = context.pageUrl(shop, statusPath)
  const isAwaited = order.state === 'placed' || order.state === 'awaiting-payment'
  const { paymentUrl } = isAwaited
    ? await startPayment(context, order, { returnUrl, opened })
    : { paymentUrl: null }
  return { orderNumber: order.number, statusPath, paymentUrl, isRepeated }
}
