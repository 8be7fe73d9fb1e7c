import type { LocaleMessages } from '@passepartout/domain'
import type { de } from './documents.de.ts'

export const enUs: LocaleMessages<typeof de> = {
  'invoice.supplied': 'Shipped on',
  'invoice.shipping': 'Shipping, {name}',
  'invoice.delivery': 'Shipped to: {address}',
  'invoice.net': 'Subtotal',
  'invoice.paid-by-voucher': 'Gift card {code}',
  'invoice.voucher-untaxed': 'Gift card, taxed when used',
  'invoice.method.free': 'gift card',
  'invoice.managed-by': 'Represented by {name}',
  'invoice.voucher-note': 'Gift cards are taxed only when they are used.',
  'voucher.title': 'Gift card',
  'voucher.code': 'Gift card code',
}
