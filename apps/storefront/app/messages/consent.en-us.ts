import type { LocaleMessages } from '@passepartout/domain'
import type { consent as de } from './consent.de.ts'

export const consent: LocaleMessages<typeof de> = {
  'consent.necessary-text': 'Cart, designs and your choice on this page.',
  'consent.asks':
    'For some things we need your consent. You can give it or take it back here at any time; the store works the same either way.',
  'consent.asks-nothing':
    'This store only uses cookies it cannot work without. There are no statistics, no advertising and no other services here that need your consent.',
  'consent.cookie-visitor': 'Remembers which photos, designs and cart are yours.',
  'consent.cookie-device':
    'Recognizes this browser after you signed in, so that nobody can lock you out with failed attempts.',
  'consent.cookie-cart-count': 'The number of items in the cart.',
}
