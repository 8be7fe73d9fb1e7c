import { randomUUID } from 'node:crypto'
import type { Checkout } from '@passepartout/contracts'
import { type CheckoutUpdate, updateCheckout } from '@passepartout/db'
import { money, toDisplayMoney } from '@passepartout/domain'
import { toDisplayDay } from '../../display-times.ts'
import type { CallContext } from '../../http/call-context.ts'
import { describeChanges } from './changes-since.ts'
import { savedAddressesFor } from './checkout-account-defaults.ts'
import { type CheckoutQuote, loadCheckoutQuote } from './load-checkout-quote.ts'
import { receiptLines, receiptSums, toCodePayloads, toShippingOptionPayloads } from './receipt.ts'
import { nextReceipt, receiptHash, storedReceipt, takeReceiptSnapshot } from './receipt-snapshot.ts'

/** The checkout as its page displays it; an empty one without a cart. */
export async function toCheckoutPayload(context: CallContext): Promise<Checkout> {
  const checkout = await loadCheckoutQuote(context)
  return checkout ? updateCheckoutIfUnchanged(context, checkout) : emptyCheckout(context)
}

/**
 * Stores the input and the displayed receipt, unless something changed meanwhile without the customer's action: such
 * changes are reported until they are confirmed.
 */
export async function updateCheckoutIfUnchanged(
  context: CallContext,
  checkout: CheckoutQuote,
  part: CheckoutUpdate = {},
): Promise<Checkout> {
  const { db, now, shop } = context
  const { row, typed, address, needsAddress, shipping, payment, way, open } = checkout
  const { facts, changes } = detectReceiptChanges(context, checkout)
  const next = changes.length === 0 ? nextReceipt(checkout, facts) : undefined
  // After a fallback to standard shipping the fallback is stored: only the customer selects a more expensive option.
  const fallback =
    shipping.chosen && shipping.chosen.id !== row.shippingOption ? shipping.chosen.id : undefined
  const normalised = {
    ...(fallback ? { shippingOption: fallback } : {}),
    ...part,
    ...(next ? { shown: next } : {}),
  }
  if (Object.keys(normalised).length > 0) await updateCheckout(db, { cartId: row.cartId, now, ...normalised })
  return {
    idempotencyKey: row.idempotencyKey,
    shown: receiptHash(facts, checkout),
    open,
    customer: await toBuyerPayload(context, checkout),
    address: address?.step ?? typed,
    needsAddress,
    shipping: { options: toShippingOptionPayloads(context, checkout), chosen: shipping.chosen?.id ?? null },
    payment: {
      options: payment.options.map(option => {
        const day = payment.arrivals(option.id)
        return { ...option, arrives: day ? toDisplayDay(day, shop).text : null }
      }),
      chosen: payment.chosen ?? null,
    },
    lines: receiptLines(context, checkout),
    codes: toCodePayloads(context, checkout),
    sums: receiptSums(context, checkout),
    arrives: way ? toDisplayDay(way.day, shop).text : null,
    untilFreeShipping:
      checkout.untilFree === undefined
        ? null
        : {
            amount: toDisplayMoney(money(checkout.untilFree, shop.currency), shop.locale),
            hasVoucher: checkout.lines.some(({ order }) => order?.isVoucher && !order.sent),
          },
    changes,
  }
}

/** The current receipt and its changes since it was displayed. */
export function detectReceiptChanges(context: CallContext, checkout: CheckoutQuote) {
  const facts = takeReceiptSnapshot(context, checkout)
  const before = storedReceipt(checkout.row.shown)
  return { facts, changes: before ? describeChanges(context, before, facts) : [] }
}

async function toBuyerPayload(
  context: CallContext,
  { whitelabel }: CheckoutQuote,
): Promise<Checkout['customer']> {
  const { session } = context
  if (!session) return null
  const { id, name, email } = session.customer
  const { company, isOn } = whitelabel ?? {}
  const sender = company !== undefined && isOn !== undefined ? { company, isOn } : null
  return { name, email, whitelabel: sender, addresses: await savedAddressesFor(context, id) }
}

function emptyCheckout({ shop }: CallContext): Checkout {
  const nothing = toDisplayMoney(money(0, shop.currency), shop.locale)
  return {
    idempotencyKey: randomUUID(),
    shown: 'nothing',
    open: 'address',
    customer: null,
    address: null,
    needsAddress: true,
    shipping: { options: [], chosen: null },
    payment: { options: [], chosen: null },
    lines: [],
    codes: [],
    sums: {
      goods: nothing,
      discounts: [],
      shipping: nothing,
      total: nothing,
      taxes: [],
      vatIncluded: true,
      taxNote: null,
      vouchers: [],
      due: nothing,
    },
    arrives: null,
    untilFreeShipping: null,
    changes: [],
  }
}
