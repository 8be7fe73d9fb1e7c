import type { LocaleMessages } from '@passepartout/domain'
import type { de } from './de.ts'

export const enUs: LocaleMessages<typeof de> = {
  'withdrawal.next':
    'We check what can be canceled and write to this address. A refund comes within 14 days of the cancellation, but not before the goods are back or you show that they were sent.',
  'withdrawal.lines': 'Canceled',
  'cart-photos.subject': 'Your photos in the cart',
  'cart-photos.text':
    'There is still something with your photos in the cart. We will delete them in {days} days, unless you use the cart before then.',
  'cart-photos.button': 'To the cart',
}
