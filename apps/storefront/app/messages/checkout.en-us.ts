import type { LocaleMessages } from '@passepartout/domain'
import type { checkout as de } from './checkout.de.ts'

export const checkout: LocaleMessages<typeof de> = {
  'checkout.back': 'Cart',
  'checkout.shipping': 'Shipping',
  'checkout.deliver-to': 'Ship to',
  'checkout.street': 'Street address',
  'checkout.extra': 'Apartment, suite, unit',
  'checkout.add-extra': 'Add apartment, suite or unit',
  'checkout.extra-hint': '(or c/o)',
  'checkout.postalCode': 'ZIP code',
  'checkout.city': 'City',
  'checkout.region': 'State',
  'checkout.region-choose': 'Select a state',
  'checkout.phone': 'Phone',
  'checkout.phone-hint': 'Only in case the carrier has a question.',
  'checkout.vatNumber': 'Tax ID',
  'checkout.other-invoice': 'The billing address is different',
  'checkout.invoice': 'Billing address',
  'checkout.has-greeting-hint':
    'Printed on the packing slip. Prices are never enclosed; the invoice comes by email.',
  'checkout.to-shipping': 'Continue to shipping',
  'checkout.delivery': 'Shipping',
  'checkout.arrives': 'Arrives {day}',
  'checkout.shipping-by': 'Shipping, {name}',
  'checkout.gift-voucher': 'Gift certificate {code}',
  'checkout.law-withdrawal-link': 'right to return',
  'checkout.law-no-return': 'Personalized items can’t be returned.',
  'checkout.code': 'Gift certificate or promo code',
  'checkout.to-cart': 'Back to cart',
}
