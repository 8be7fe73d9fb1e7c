import type { AddressStep, CheckoutAddress, PaymentSlip } from '@passepartout/contracts'
import type { OrderRow, PaymentRow } from '@passepartout/db'
import {
  type Account,
  accountOf,
  addDays,
  creditorReference,
  dayIn,
  domesticAccount,
  isQrReference,
  localeFacts,
  type Money,
  money,
  PLANT_TIME_ZONE,
  qrReferenceOf,
  type Seller,
  sellerOf,
  TOLD_NUMBERS,
  TRANSFER_FORMS,
} from '@passepartout/domain'
import { drawEpcCode, drawQrBill } from '../../adapters/payment/payment-codes.ts'
import { shownMoney } from '../prices/index.ts'
import type { PaymentContext } from './payment-context.ts'

/** Days that a transfer may take; the order is cancelled after the last of them. */
export const DAYS_TO_PAY: number = TOLD_NUMBERS.payDays

/** The reference of an order's transfers, by what the account in its currency is made for. */
export function transferReference({ sellers }: Pick<PaymentContext, 'sellers'>, order: OrderRow): string {
  const account = accountOf(sellerOf(sellers, order), order.currency)
  return account?.qrIban ? qrReferenceOf(order.number) : creditorReference(order.number)
}

/** The last day of a transfer, in the plant's calendar. */
export const payUntil = ({ createdAt }: Pick<PaymentRow, 'createdAt'>): string =>
  addDays(dayIn(PLANT_TIME_ZONE, createdAt), DAYS_TO_PAY)

/** Where the money of a transfer or an invoice goes. `missing` is what has not come yet. */
export function paymentSlip(
  { sellers }: Pick<PaymentContext, 'sellers'>,
  order: OrderRow,
  payment: PaymentRow,
  missing: Money = money(payment.amount, payment.currency),
): PaymentSlip | null {
  const seller = sellerOf(sellers, order)
  const account = accountOf(seller, payment.currency)
  if (!account || missing.amount < 1) return null
  const { reference } = payment
  const iban = isQrReference(reference) ? account.qrIban : account.iban
  return {
    ...codeOf({ seller, account, iban, reference, order, amount: missing }),
    recipient: account.holder,
    iban: iban ?? account.iban,
    bic: account.bic,
    domestic: domesticAccount(iban ?? account.iban),
    reference,
    amount: shownMoney(missing, order.locale),
    payUntil: payUntil(payment),
  }
}

interface Transfer {
  seller: Seller
  account: Account
  /** None where the account that the reference was made for is gone. */
  iban: string | undefined
  reference: string
  order: OrderRow
  amount: Money
}

function codeOf({
  seller,
  account,
  iban,
  reference,
  order,
  amount,
}: Transfer): Pick<PaymentSlip, 'kind' | 'svg'> {
  const form = TRANSFER_FORMS[amount.currency]
  if (iban !== undefined && form === 'transfer' && !isQrReference(reference)) {
    const { holder: recipient, bic } = account
    return { kind: 'epc', svg: drawEpcCode({ recipient, iban, bic, amount, reference }) }
  }
  if (iban !== undefined && form === 'qr-bill') {
    const creditor = { ...seller, name: account.holder, account: iban }
    const { language } = localeFacts(order.locale)
    return {
      kind: 'swiss-qr',
      svg: drawQrBill({ creditor, debtor: payerOf(order), amount, reference, language }),
    }
  }
  return { kind: 'plain', svg: null }
}

/** Whom a bill names as payer: whom the invoice goes to. */
function payerOf({ address }: OrderRow) {
  const { invoice, delivery } = address as Pick<AddressStep, 'invoice' | 'delivery'>
  const payer: CheckoutAddress = invoice ?? delivery
  const { street, postalCode, city } = payer
  const name = payer.company || `${payer.firstName} ${payer.lastName}`.trim()
  if (!name || !street || !postalCode || !city) return undefined
  return { name, street, postalCode, city, country: stateOf(payer.country) }
}

/** ISO 3166 of a shop's ending. */
const stateOf = (country: CheckoutAddress['country']): string =>
  country === 'com' ? 'US' : country.toUpperCase()
