import type { LocaleMessages } from '@passepartout/domain'
import type { retention as de } from './retention.de.ts'

export const retention: LocaleMessages<typeof de> = {
  'retention.cart-photos': 'Photos in a cart, after the last visit',
}
