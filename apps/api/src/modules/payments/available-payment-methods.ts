import type { OrderRow } from '@passepartout/db'
import type { Money, PaymentMethod, Shop } from '@passepartout/domain'
import { accountOf, money, sellerOf, TRANSFER_FORMS } from '@passepartout/domain'
import { translatorFor } from '../../messages/messages.ts'
import type { PaymentContext } from './payment-context.ts'

interface PaymentMethodContext {
  shop: Pick<Shop, 'channel' | 'country' | 'locale'>
  due: Money
  /** Of the customer, as typed. */
  email: string
  /** May pay an invoice, whatever the address: sells under their own name. */
  isTrusted?: boolean
}

/** What decides how an order may be paid. Who sold under their own name when it was placed is trusted with an invoice. */
export const paymentMethodContext = (order: OrderRow): PaymentMethodContext => ({
  shop: order,
  due: money(order.due, order.currency),
  email: order.email,
  isTrusted: order.whitelabel !== null,
})

/** How something can be paid in a shop; only `free` where nothing is due. The first is the shop's own choice. */
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

/** What a shop offers everybody who has something to pay. */
export const publicMethods = (
  context: Parameters<typeof availablePaymentMethods>[0] & { shop: Shop },
): PaymentMethod[] =>
  availablePaymentMethods(context, { shop: context.shop, due: money(1, context.shop.currency), email: '' })

/** The same as the checkout and an unpaid order show it. */
export const paymentOptions = (
  context: Parameters<typeof availablePaymentMethods>[0],
  asked: PaymentMethodContext,
): { id: PaymentMethod; name: string; text: string }[] =>
  availablePaymentMethods(context, asked).map(id => ({ id, ...paymentMethodTexts(asked, id) }))

/** What a method is called, and a sentence about it. */
export function paymentMethodTexts(
  { shop, due }: Omit<PaymentMethodContext, 'email'>,
  method: PaymentMethod,
) {
  const translate = translatorFor(shop.locale, shop.channel)
  const key = method === 'transfer' ? TRANSFER_FORMS[due.currency] : method
  return { name: translate(`payment.${key}`), text: translate(`payment.${key}-text`) }
}
