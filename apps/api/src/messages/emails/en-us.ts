import type { LocaleMessages } from '@passepartout/domain'
import type { de } from './de.ts'

export const enUs: LocaleMessages<typeof de> = {
  'withdrawal.next':
    'We check what can be canceled and write to this address. A refund comes within {=returnDays} days of the cancellation, but not before the goods are back or you show that they were sent.',
  'withdrawal.lines': 'Canceled',
  'cart-photos.subject': 'Your photos in the cart',
  'cart-photos.text':
    'You still have an item with your photos in your cart. We will delete them in {days} days, unless you use the cart before then.',
  'cart-photos.button': 'Go to cart',
}
