import type { LanguageMessages } from '@passepartout/domain'
import type { deCart } from './de-cart.ts'

/** English messages for adding to the cart. */
export const enCart: LanguageMessages<typeof deCart> = {
  'cart.add': 'Add to basket',
  'cart.update': 'Update basket',
  'cart.adding': 'Adding to your basket…',
  'cart.blocked': 'Not quite yet: {what}',
  'cart.offline': 'This works again once you are back online.',
  'cart.noPrice': 'The price isn’t available right now. We keep trying.',
  'cart.unsaved': 'We couldn’t save your design yet. Please try again in a moment.',
  'cart.failed': 'That didn’t work. Your design is safe, please try again.',
  'cart.waiting': { one: 'Photo still uploading…', other: '{count} photos still uploading…' },
  'cart.soon': 'Goes into your basket in a moment',
  'cart.saving': 'Saving…',
  'cart.connecting': 'Waiting for the connection…',
  'cart.cancel': 'Don’t add it after all',
  'cart.cancelled': 'All right, nothing goes into your basket.',
  'cart.photoFailed': '{file} didn’t reach us. Nothing is in your basket yet.',
  'cart.again': 'Send it again',
}
