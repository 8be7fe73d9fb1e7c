import { availablePaymentMethods, paymentOptions } from '@passepartout/commerce/payments'
import type { FoundCode } from '@passepartout/commerce/vouchers'
import {
  type CheckoutRow,
  type CheckoutUpdate,
  loadCheckoutForOrder,
  type WhitelabelProfile,
} from '@passepartout/db'
import {
  calculateOrder,
  dayInZone,
  isProductKind,
  isSimpleInvoice,
  LAB_TIME_ZONE,
  lookUpSalesTax,
  money,
  type OrderTotals,
  type PaymentMethod,
  resolveTaxRule,
  type TaxRule,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { cartOwner } from '../cart/index.ts'
import { whitelabelOf } from '../whitelabel/index.ts'
import { completeAddressStep, type ValidatedStep, validateAddressStep } from './address-step.ts'
import { withAccountDefaults } from './checkout-account-defaults.ts'
import { type CheckoutLine, checkoutLines, recipientsShippingAmount } from './checkout-lines.ts'
import { type DeliveryPlan, planDelivery } from './delivery-plan.ts'
import { type CodeEvaluation, evaluateCodes } from './entered-codes.ts'

/** A checkout calculated at one moment. Everything displayed, compared and ordered derives from the same quote. */
export interface CheckoutQuote {
  row: CheckoutRow
  /** Codes in the order of entry. */
  entered: readonly string[]
  lines: CheckoutLine[]
  /** The address step as entered, possibly incomplete; before any input the account's data. */
  typed: ReturnType<typeof completeAddressStep>
  /** Something is shipped, or the invoice needs an address. */
  needsAddress: boolean
  /** The validated step, if it was accepted and is still free of problems. */
  address: ValidatedStep | undefined
  shipping: DeliveryPlan['shipping']
  way: DeliveryPlan['way']
  /** Separate shipments to recipients, and their total in minor units. */
  recipients: { count: number; amount: number }
  payment: {
    options: ReturnType<typeof paymentOptions>
    chosen: PaymentMethod | undefined
    arrivals: DeliveryPlan['arrivals']
  }
  moneyDay: DeliveryPlan['moneyDay']
  untilFree: DeliveryPlan['untilFree']
  codes: CodeEvaluation
  tax: TaxRule
  sums: OrderTotals
  /** Appearance of a customer who sells under their own name. */
  whitelabel: WhitelabelProfile | undefined
  open: 'address' | 'shipping' | 'payment' | null
}

/**
 * The visitor's checkout with today's prices, dates and taxes; `undefined` without a cart. `hold` locks the cart until
 * the end of the transaction `context.db`.
 */
export async function loadCheckoutQuote(
  context: CallContext,
  { hold = false }: { hold?: boolean } = {},
): Promise<CheckoutQuote | undefined> {
  const { db, visitorId, now } = context
  if (!visitorId) return undefined
  const checkout = await loadCheckoutForOrder(db, { owner: cartOwner(visitorId, context), now, hold })
  if (!checkout) return undefined
  const { row, codes: entered } = checkout
  const lines = await checkoutLines(context, visitorId, checkout.lines)
  return calculateQuote(context, { row, entered, lines })
}

/** The quote with changed input, before anything is stored. */
export const requoteWith = (
  context: CallContext,
  { row, lines, entered: before, codes }: CheckoutQuote,
  { entered = before, known, ...part }: CheckoutUpdate & { entered?: readonly string[]; known?: FoundCode },
): Promise<CheckoutQuote> =>
  calculateQuote(context, {
    row: { ...row, ...part },
    entered,
    lines,
    looked: known ? [known, ...codes.all] : codes.all,
  })

interface CalculatedQuote extends Pick<CheckoutQuote, 'row' | 'entered' | 'lines'> {
  /** Codes that were already looked up. */
  looked?: CodeEvaluation['all']
}

async function calculateQuote(
  context: CallContext,
  { row, entered, lines, looked }: CalculatedQuote,
): Promise<CheckoutQuote> {
  const { shop } = context
  const typed = await withAccountDefaults(context, completeAddressStep(row.address, shop))
  const needsAddress = asksForAddress(shop, lines)
  const isNameOnly = !needsAddress
  const checked = typed && row.addressDoneAt ? validateAddressStep(context, typed, { isNameOnly }) : undefined
  const address = checked && Object.keys(checked.errors).length === 0 ? checked : undefined

  const goods = lines.flatMap(({ row: { kind }, order }) => {
    if (!order || !isProductKind(kind)) return []
    return [{ kind, order, total: order.total.amount, isVoucher: order.isVoucher === true }]
  })
  const recipients = {
    count: lines.reduce((sum, line) => sum + line.recipients.length, 0),
    amount: lines.reduce((sum, line) => sum + recipientsShippingAmount(line, line.recipients), 0),
  }
  const codes = await evaluateCodes(context, entered, goods, looked)
  const tax = taxFor(context, address)
  const whitelabel = await whitelabelOf(context)
  const buyer = { email: typed?.contact.email ?? '', isTrusted: whitelabel !== undefined }
  const sumsWith = (shipping: number) =>
    calculateOrder({
      lines: goods.map(({ order, total, isVoucher }) => ({
        total,
        totalOriginal: order.totalOriginal.amount,
        vatRate: order.vatRate,
        isVoucher,
      })),
      promotionShares: codes.best?.worth.shares,
      shipping: shipping + recipients.amount,
      tax,
      vouchers: codes.vouchers.map(({ voucherId, left }) => ({ id: voucherId, left })),
    })
  const payments = paymentsOn(context, row, buyer)
  const plan = planDelivery(context, lines, { payments, storedOption: row.shippingOption, sumsWith })
  const { shipping, way, sums, moneyDay, untilFree } = plan
  const payment = { ...paymentFor(context, row, sums, buyer), arrivals: plan.arrivals }
  const open =
    address === undefined
      ? 'address'
      : shipping.options.length > 0 && !shipping.chosen
        ? 'shipping'
        : payment.chosen
          ? null
          : 'payment'
  return {
    row,
    entered,
    lines,
    typed,
    needsAddress,
    address,
    shipping,
    way,
    recipients,
    payment,
    moneyDay,
    untilFree,
    codes,
    tax,
    sums,
    whitelabel,
    open,
  }
}

/**
 * Products delivered by email need no delivery address: the buyer gives a street only when an invoice of this amount
 * must show one.
 */
function asksForAddress({ country }: CallContext['shop'], lines: readonly CheckoutLine[]): boolean {
  const isSent = lines.some(({ order }) => !order || order.sent !== undefined)
  return (
    isSent ||
    !isSimpleInvoice(
      country,
      lines.reduce((sum, { order }) => sum + (order?.total.amount ?? 0), 0),
    )
  )
}

/** The chosen payment method, else all that are offered: the delivery day shown is that of the fastest. */
function paymentsOn(context: CallContext, row: CheckoutRow, buyer: Buyer): readonly PaymentMethod[] {
  const { shop } = context
  const offered = availablePaymentMethods(context, { shop, due: money(1, shop.currency), ...buyer })
  const chosen = offered.filter(method => method === row.paymentMethod)
  return chosen.length > 0 ? chosen : offered
}

function taxFor({ priceBook, selling, shop, now }: CallContext, address: ValidatedStep | undefined): TaxRule {
  return resolveTaxRule(priceBook, lookUpSalesTax(selling.salesTax), {
    country: shop.country,
    state: address?.step.delivery.region || null,
    vatNumberCountry: address?.vatNumberCountry ?? null,
    plantCountry: selling.shipping.plant.country,
    day: dayInZone(LAB_TIME_ZONE, now),
  })
}

interface Buyer {
  email: string
  isTrusted: boolean
}

/** Selects the method `free` when nothing is due. */
function paymentFor(context: CallContext, row: CheckoutRow, { due }: OrderTotals, buyer: Buyer) {
  const { shop } = context
  const options = paymentOptions(context, { shop, due: money(due, shop.currency), ...buyer })
  const free = due === 0 ? options.find(({ id }) => id === 'free') : undefined
  return { options, chosen: (free ?? options.find(({ id }) => id === row.paymentMethod))?.id }
}
