import type { OrderRow } from '@passepartout/db'
import {
  accountOf,
  type Money,
  money,
  type PaymentMethod,
  type Shop,
  sellerOf,
  TRANSFER_FORMS,
} from '@passepartout/domain'
import { translatorFor } from '../messages/index.ts'
import type { PaymentContext } from './payment-context.ts'

interface PaymentMethodContext {
  shop: Pick<Shop, 'channel' | 'country' | 'locale'>
  due: Money
  /** The customer's email address as entered. */
  email: string
  /** May pay by invoice with any address: a whitelabel customer. */
  isTrusted?: boolean
}

/** The properties of an order that determine its payment methods. A whitelabel order may be paid by invoice. */
export const paymentMethodContext = (order: OrderRow): PaymentMethodContext => ({
  shop: order,
  due: money(order.due, order.currency),
  email: order.email,
  isTrusted: order.whitelabel !== null,
})

/** The payment methods of an amount in a shop; only `free` when nothing is due. The first is the shop's default. */
export function availablePaymentMethods(
  {
    sellers,
    paymentProviders,
    invoiceCustomers,
  }: Pick<PaymentContext, 'sellers' | 'paymentProviders' | 'invoiceCustomers'>,
  { shop, due, email, isTrusted = false }: PaymentMethodContext,
): PaymentMethod[] {
  if (due.amount === 0) return ['free']
  const hasAccount = accountOf(sellerOf(sellers, shop), due.currency) !== undefined
  const hasTrust = isTrusted || invoiceCustomers.includes(email.trim().toLowerCase())
  return [
    ...(hasAccount ? (['transfer'] as const) : []),
    ...(paymentProviders.stripe ? (['stripe'] as const) : []),
    ...(hasAccount && hasTrust ? (['invoice'] as const) : []),
  ]
}

/** The payment methods that a shop offers to every customer. */
export const publicMethods = (
  context: Parameters<typeof availablePaymentMethods>[0] & { shop: Shop },
): PaymentMethod[] =>
  availablePaymentMethods(context, { shop: context.shop, due: money(1, context.shop.currency), email: '' })

/** The available methods as the checkout and an unpaid order show them. */
export const paymentOptions = (
  context: Parameters<typeof availablePaymentMethods>[0],
  methodContext: PaymentMethodContext,
): { id: PaymentMethod; name: string; text: string }[] =>
  availablePaymentMethods(context, methodContext).map(id => ({
    id,
    ...paymentMethodTexts(methodContext, id),
  }))

export function paymentMethodTexts(
  { shop, due }: Omit<PaymentMethodContext, 'email'>,
  method: PaymentMethod,
) {
  const translate = translatorFor(shop.locale, shop.channel)
  const key = method === 'transfer' ? TRANSFER_FORMS[due.currency] : method
  return { name: translate(`payment.${key}`), text: translate(`payment.${key}-text`) }
}
