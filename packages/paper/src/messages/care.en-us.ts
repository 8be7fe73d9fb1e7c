import type { LocaleMessages } from '@passepartout/domain'
import type { de } from './care.de.ts'

export const enUs: LocaleMessages<typeof de> = {
  'cancelled.voucher': '{amount} are back on the gift card.',
  'arrived.subject': 'A package of order {order} has arrived',
  'arrived.title': 'Your package has arrived.',
  'links.order': 'Order {order}, {date}',
}
