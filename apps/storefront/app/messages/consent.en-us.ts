import type { LocaleMessages } from '@passepartout/domain'
import type { consent as de } from './consent.de.ts'

export const consent: LocaleMessages<typeof de> = {
  'consent.necessary-text': 'Cart, designs and your choice on this page.',
  'consent.cookie-visitor': 'Remembers which photos, designs and cart are yours.',
  'consent.cookie-cart-count': 'The number of items in the cart.',
}
