import type { LocaleMessages } from '@passepartout/domain'
import type { de } from './letters.de.ts'

export const enUs: LocaleMessages<typeof de> = {
  'order.shipping': 'Shipping, {name}',
  'order.goes-to': 'Shipping to',
  'order.invoice-to': 'Billed to',
  'order.voucher': 'Gift certificate {code}',
  'cancelled.subject': 'Order {order} is canceled',
  'cancelled.title': 'The order is canceled.',
  'cancelled.customer': 'Order {order} is canceled, as you asked.',
  'cancelled.unpaid': 'No payment for order {order} arrived by the agreed day, so we have canceled it.',
  'production.text': 'Order {order} is being made now. It can no longer be changed or canceled.',
  'shipped.parcel': 'In this package',
  'shipped.title': 'Your package is on its way.',
  'shipped.track': 'Track the package',
  'shipped.rest': 'The rest of order {order} comes in a package of its own.',
  'refunded.voucher': 'Of this, {amount} is back on the gift certificate.',
  'voucher.subject': 'A gift certificate for {amount}',
  'voucher.title': 'A gift certificate for {amount}',
  'voucher.go': 'To the store',
}
