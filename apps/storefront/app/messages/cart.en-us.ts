import type { LocaleMessages } from '@passepartout/domain'
import type { cart as de } from './cart.de.ts'

export const cart: LocaleMessages<typeof de> = {
  'cart.title': 'Cart',
  'cart.note':
    'Items made to your own design can’t be returned. If a print is faulty, we will print it again.',
  'cart.lines': 'Items in your cart',
  'cart.add': 'Add to cart',
  'cart.added': 'Added to your cart.',
  'cart.open': 'View cart',
  'cart.shipping': 'Shipping',
  'cart.unsave': 'Move to cart',
  'cart.discount': 'Sale discount',
  'cart.unavailable':
    'We can’t reach your cart right now. Nothing is lost. Please reload the page in a minute.',
  'cart.line-unavailable': 'We no longer make this version. It doesn’t count toward the total.',
  'cart.also-text': 'With the same photo and crop. What is in your cart stays as it is.',
  'cart.vat-name': 'Sales tax',
}
