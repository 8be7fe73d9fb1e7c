import type { LocaleMessages } from '@passepartout/domain'
import type { de } from './documents.de.ts'

export const enUs: LocaleMessages<typeof de> = {
  'invoice.supplied': 'Shipped on',
  'invoice.shipping': 'Shipping, {name}',
  'invoice.delivery': 'Shipped to: {address}',
  'invoice.net': 'Subtotal',
  'invoice.paid-by-voucher': 'Gift certificate {code}',
  'invoice.voucher-untaxed': 'Gift certificate, taxed when used',
  'invoice.method.free': 'gift certificate',
  'invoice.managed-by': 'Represented by {name}',
  'invoice.voucher-note': 'Gift certificates are taxed only when they are used.',
  'delivery.title': 'Packing slip',
  'delivery.service': 'Shipping',
  'delivery.parcel': 'Package {number} of {count}',
  'delivery.parcels': 'Your order arrives in {count} packages.',
  'voucher.title': 'Gift certificate',
  'voucher.code': 'Gift certificate code',
}
