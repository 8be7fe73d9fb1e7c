import {
  type CheckoutPart,
  type CheckoutRow,
  openCheckoutToOrder,
  type WhitelabelProfile,
} from '@passepartout/db'
import {
  dayIn,
  isArticleKind,
  money,
  type OrderReckoning,
  type PaymentMethod,
  PLANT_TIME_ZONE,
  reckonOrder,
  type ShippingOption,
  salesTaxFrom,
  shippingOptions,
  type TaxRule,
  taxRuleFor,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { cartOwner } from '../cart/index.ts'
import { paymentOptions } from '../payments/index.ts'
import type { KnownCode } from '../vouchers/index.ts'
import { whitelabelOf } from '../whitelabel/index.ts'
import { withAccount } from './account-step.ts'
import { type CheckedStep, checkStep, typedStep } from './address-step.ts'
import { amountOfList, type CheckoutLine, checkoutLines } from './checkout-lines.ts'
import { type TriedCodes, tryCodes } from './entered-codes.ts'

/** A checkout reckoned at this moment; everything that is shown, compared and ordered comes from one of these. */
export interface LoadedCheckout {
  row: CheckoutRow
  /** Codes, in the order they were entered. */
  entered: readonly string[]
  lines: CheckoutLine[]
  /** As typed, also half; before the first word what the account knows. */
  typed: ReturnType<typeof typedStep>
  /** Checked, where it was taken and nothing stands against it now. */
  address: CheckedStep | undefined
  shipping: { options: ShippingOption[]; chosen: ShippingOption | undefined }
  /** What the sums count with: the chosen way, else the first. */
  way: ShippingOption | undefined
  /** Parcels of their own to people on lists, and what they cost together in minor units. */
  recipients: { count: number; amount: number }
  payment: { options: ReturnType<typeof paymentOptions>; chosen: PaymentMethod | undefined }
  codes: TriedCodes
  tax: TaxRule
  sums: OrderReckoning
  /** How the customer appears who sells under their own name. */
  whitelabel: WhitelabelProfile | undefined
  /** The first step that is not done. */
  open: 'address' | 'shipping' | 'payment' | null
}

/**
 * The visitor's checkout with today's prices, dates and taxes; nothing for who has no cart. `hold` keeps the cart as it
 * is until the end of the transaction that `context.db` is then.
 */
export async function loadCheckout(
  context: CallContext,
  { hold = false }: { hold?: boolean } = {},
): Promise<LoadedCheckout | undefined> {
  const { db, visitorId, now } = context
  if (!visitorId) return undefined
  const checkout = await openCheckoutToOrder(db, { owner: cartOwner(visitorId, context), now, hold })
  if (!checkout) return undefined
  const { row, codes: entered } = checkout
  const lines = await checkoutLines(context, visitorId, checkout.lines)
  return reckon(context, { row, entered, lines })
}

/** The same checkout with something else typed or chosen, and nothing of it stored yet. */
export const reckonWith = (
  context: CallContext,
  { row, lines, entered: before, codes }: LoadedCheckout,
  { entered = before, known, ...part }: CheckoutPart & { entered?: readonly string[]; known?: KnownCode },
): Promise<LoadedCheckout> =>
  reckon(context, {
    row: { ...row, ...part },
    entered,
    lines,
    looked: known ? [known, ...codes.all] : codes.all,
  })

interface Reckoned extends Pick<LoadedCheckout, 'row' | 'entered' | 'lines'> {
  /** Codes that were looked up a moment ago. */
  looked?: TriedCodes['all']
}

async function reckon(
  context: CallContext,
  { row, entered, lines, looked }: Reckoned,
): Promise<LoadedCheckout> {
  const { shop } = context
  const typed = await withAccount(context, typedStep(row.address, shop))
  const checked = typed && row.addressDoneAt ? checkStep(context, typed) : undefined
  const address = checked && Object.keys(checked.errors).length === 0 ? checked : undefined

  const goods = lines.flatMap(({ row: { kind }, order }) => {
    if (!order || !isArticleKind(kind)) return []
    return [{ kind, order, total: order.total.amount, isVoucher: order.isVoucher === true }]
  })
  const options = optionsFor(context, lines)
  const chosen = options.find(({ id }) => id === row.shippingOption)
  const way = chosen ?? options[0]
  const recipients = {
    count: lines.reduce((sum, line) => sum + line.recipients.length, 0),
    amount: lines.reduce((sum, line) => sum + amountOfList(line, line.recipients), 0),
  }
  const codes = await tryCodes(context, entered, goods, looked)
  const tax = taxFor(context, address)
  const sums = reckonOrder({
    lines: goods.map(({ order, total, isVoucher }) => ({
      total,
      totalOriginal: order.totalOriginal.amount,
      vatRate: order.vatRate,
      isVoucher,
    })),
    promotionShares: codes.best?.worth.shares,
    shipping: (way?.amount ?? 0) + recipients.amount,
    tax,
    vouchers: codes.vouchers.map(({ voucherId, left }) => ({ id: voucherId, left })),
  })
  const whitelabel = await whitelabelOf(context)
  const asked = { email: typed?.contact.email ?? '', isTrusted: whitelabel !== undefined }
  const payment = paymentFor(context, row, sums, asked)
  const open =
    address === undefined
      ? 'address'
      : options.length > 0 && !chosen
        ? 'shipping'
        : payment.chosen
          ? null
          : 'payment'
  return {
    row,
    entered,
    lines,
    typed,
    address,
    shipping: { options, chosen },
    way,
    recipients,
    payment,
    codes,
    tax,
    sums,
    whitelabel,
    open,
  }
}

function optionsFor(
  { priceBook, selling, delivery, shop, now }: CallContext,
  lines: readonly CheckoutLine[],
): ShippingOption[] {
  const all = lines.flatMap(({ item, order, left }) =>
    order?.sent ? [{ item, sent: order.sent, total: order.total.amount, left }] : [],
  )
  const own = all
    .filter(({ left }) => left > 0)
    .map(line => ({ ...line, sent: { ...line.sent, count: line.left } }))
  const sent = own.length > 0 ? own : all
  const goods = all.reduce((sum, { total }) => sum + total, 0)
  const options = shippingOptions(priceBook, selling.shipping, delivery, {
    shop,
    lines: sent,
    goods,
    at: now,
  })
  // Where every copy goes to somebody on a list, there is no parcel beside theirs.
  return own.length > 0
    ? options
    : options.filter(({ speed }) => speed === 'standard').map(option => ({ ...option, amount: 0 }))
}

function taxFor({ priceBook, selling, shop, now }: CallContext, address: CheckedStep | undefined): TaxRule {
  return taxRuleFor(priceBook, salesTaxFrom(selling.salesTax), {
    country: shop.country,
    state: address?.step.delivery.region || null,
    vatNumberCountry: address?.vatNumberCountry ?? null,
    plantCountry: selling.shipping.plant.country,
    day: dayIn(PLANT_TIME_ZONE, now),
  })
}

interface Buyer {
  email: string
  isTrusted: boolean
}

/** What costs nothing needs no choice. */
function paymentFor(context: CallContext, row: CheckoutRow, { due }: OrderReckoning, asked: Buyer) {
  const { shop } = context
  const options = paymentOptions(context, { shop, due: money(due, shop.currency), ...asked })
  const free = due === 0 ? options.find(({ id }) => id === 'free') : undefined
  return { options, chosen: (free ?? options.find(({ id }) => id === row.paymentMethod))?.id }
}
