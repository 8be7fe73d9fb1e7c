import { randomUUID } from 'node:crypto'
import type { Checkout } from '@passepartout/contracts'
import { type CheckoutPart, keepCheckout } from '@passepartout/db'
import { money } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { shownDay } from '../../shown-times.ts'
import { shownMoney } from '../prices/index.ts'
import { keptAddresses } from './account-step.ts'
import { changesSince } from './changes-since.ts'
import { type LoadedCheckout, loadCheckout } from './load-checkout.ts'
import { enteredCodes, receiptLines, receiptSums, shippingRows } from './receipt.ts'
import { factsOf, nextReceipt, shownHash, storedReceipt } from './shown-facts.ts'

/** The checkout as its page shows it; empty for who has no cart. */
export async function shownCheckout(context: CallContext): Promise<Checkout> {
  const checkout = await loadCheckout(context)
  return checkout ? keepAndShow(context, checkout) : emptyCheckout(context)
}

/**
 * Keeps what was typed or chosen, and what is shown now, unless something has changed since without the visitor's doing:
 * that is told until they confirm it.
 */
export async function keepAndShow(
  context: CallContext,
  checkout: LoadedCheckout,
  part: CheckoutPart = {},
): Promise<Checkout> {
  const { db, now, shop } = context
  const { row, typed, address, needsAddress, shipping, payment, way, open } = checkout
  const { facts, changes } = compare(context, checkout)
  const next = changes.length === 0 ? nextReceipt(checkout, facts) : undefined
  // Once it fell back to the plain way it stays there: a dearer one is chosen by people only.
  const fallback =
    shipping.chosen && shipping.chosen.id !== row.shippingOption ? shipping.chosen.id : undefined
  const kept = {
    ...(fallback ? { shippingOption: fallback } : {}),
    ...part,
    ...(next ? { shown: next } : {}),
  }
  if (Object.keys(kept).length > 0) await keepCheckout(db, { cartId: row.cartId, now, ...kept })
  return {
    idempotencyKey: row.idempotencyKey,
    shown: shownHash(facts, checkout),
    open,
    customer: await shownBuyer(context, checkout),
    address: address?.step ?? typed,
    needsAddress,
    shipping: { options: shippingRows(context, checkout), chosen: shipping.chosen?.id ?? null },
    payment: {
      options: payment.options.map(option => {
        const day = payment.arrivals(option.id)
        return { ...option, arrives: day ? shownDay(day, shop).text : null }
      }),
      chosen: payment.chosen ?? null,
    },
    lines: receiptLines(context, checkout),
    codes: enteredCodes(context, checkout),
    sums: receiptSums(context, checkout),
    arrives: way ? shownDay(way.day, shop).text : null,
    untilFreeShipping:
      checkout.untilFree === undefined
        ? null
        : {
            amount: shownMoney(money(checkout.untilFree, shop.currency), shop.locale),
            hasVoucher: checkout.lines.some(({ order }) => order?.isVoucher && !order.sent),
          },
    changes,
  }
}

/** What the receipt says now, and what of it changed since it was shown. */
export function compare(context: CallContext, checkout: LoadedCheckout) {
  const facts = factsOf(context, checkout)
  const before = storedReceipt(checkout.row.shown)
  return { facts, changes: before ? changesSince(context, before, facts) : [] }
}

async function shownBuyer(
  context: CallContext,
  { whitelabel }: LoadedCheckout,
): Promise<Checkout['customer']> {
  const { session } = context
  if (!session) return null
  const { id, name, email } = session.customer
  const { company, isOn } = whitelabel ?? {}
  const sender = company !== undefined && isOn !== undefined ? { company, isOn } : null
  return { name, email, whitelabel: sender, addresses: await keptAddresses(context, id) }
}

/** Of who has no cart. */
function emptyCheckout({ shop }: CallContext): Checkout {
  const nothing = shownMoney(money(0, shop.currency), shop.locale)
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
