import type { AddressStep, CheckoutAddress, PaymentSlip } from '@passepartout/contracts'
import type { OrderRow, PaymentRow } from '@passepartout/db'
import {
  type Account,
  accountOf,
  addDays,
  creditorReference,
  dayInZone,
  domesticAccount,
  isoCountry,
  isQrReference,
  LAB_TIME_ZONE,
  localeFacts,
  type Money,
  money,
  qrReferenceOf,
  type Seller,
  sellerOf,
  TEXT_NUMBERS,
  TRANSFER_FORMS,
  toDisplayMoney,
} from '@passepartout/domain'
import type { PaymentContext } from './payment-context.ts'
import { renderEpcQrCode, renderQrBill } from './payment-qr-codes.ts'

/** Days for a transfer to arrive; the order is cancelled after the last one. */
export const PAYMENT_TERM_DAYS: number = TEXT_NUMBERS.payDays

/** The transfer reference of an order, in the format of the seller's account in its currency. */
export function transferReference({ sellers }: Pick<PaymentContext, 'sellers'>, order: OrderRow): string {
  const account = accountOf(sellerOf(sellers, order), order.currency)
  return account?.qrIban ? qrReferenceOf(order.number) : creditorReference(order.number)
}

/** The last day for a transfer, in the lab's time zone. */
export const paymentDeadline = ({ createdAt }: Pick<PaymentRow, 'createdAt'>): string =>
  addDays(dayInZone(LAB_TIME_ZONE, createdAt), PAYMENT_TERM_DAYS)

/** The account for a transfer or an invoice. `missing` is the amount that has not arrived yet. */
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
    amount: toDisplayMoney(missing, order.locale),
    payUntil: paymentDeadline(payment),
  }
}

interface Transfer {
  seller: Seller
  account: Account
  /** Missing when the account for which the reference was created no longer exists. */
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
    return { kind: 'epc', svg: renderEpcQrCode({ recipient, iban, bic, amount, reference }) }
  }
  if (iban !== undefined && form === 'qr-bill') {
    const creditor = { ...seller, name: account.holder, account: iban }
    const { language } = localeFacts(order.locale)
    return {
      kind: 'swiss-qr',
      svg: renderQrBill({ creditor, debtor: payerOf(order), amount, reference, language }),
    }
  }
  return { kind: 'plain', svg: null }
}

/** The payer on a QR-bill: the invoice's addressee. */
function payerOf({ address }: OrderRow) {
  const { invoice, delivery } = address as Pick<AddressStep, 'invoice' | 'delivery'>
  const payer: CheckoutAddress = invoice ?? delivery
  const { street, postalCode, city } = payer
  const name = payer.company || `${payer.firstName} ${payer.lastName}`.trim()
  if (!name || !street || !postalCode || !city) return undefined
  return { name, street, postalCode, city, country: isoCountry(payer.country) }
}
