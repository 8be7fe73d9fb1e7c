import type { LocaleMessages } from '@passepartout/domain'
import type { de } from './care.de.ts'

export const enUs: LocaleMessages<typeof de> = {
  'cancelled.voucher': '{amount} is back on the gift certificate.',
  'arrived.subject': 'A package from order {order} has arrived',
  'arrived.title': 'Your package has arrived.',
}
