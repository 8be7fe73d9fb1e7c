import type { LanguageMessages } from '@passepartout/domain'
import type { cart as de } from './cart.de.ts'

export const cart: LanguageMessages<typeof de> = {
  'cart.title': 'Basket',
  'cart.count': {
    one: '{count} item, saved on this device.',
    other: '{count} items, saved on this device.',
  },
  'cart.articles': { one: '{count} item', other: '{count} items' },
  'cart.unnamed': 'Your design',
  'cart.lines': 'Items in your basket',
  'cart.edit': 'Edit design',
  'cart.duplicate': 'Duplicate',
  'cart.remove': 'Remove',
  'cart.of-line': '{action}: {title}',
  'cart.preview': 'Preview: {title}',
  'cart.quantity': 'Quantity',
  'cart.quantity-of': 'Quantity of {title}',
  'cart.less': 'One fewer: {title}',
  'cart.more': 'One more: {title}',
  'cart.apply': 'Update',
  'cart.each': '{price} each',
  'cart.price-changed': 'The price has changed since you added this: it was {before} and is now {now}.',
  'cart.sum': 'Summary',
  'cart.goods': 'Subtotal',
  'cart.discount': 'Offer discount',
  'cart.shipping': 'Delivery ({country})',
  'cart.free': 'free',
  'cart.total': 'Total',
  'cart.vat': 'Includes {amount} VAT ({rate})',
  'cart.checkout': 'Checkout',
  'cart.checkout-closed': 'Our checkout is not open yet. Your basket stays saved until it is.',
  'cart.note':
    'Items made from your own photo cannot be returned. If a print is faulty, we will print it again.',
  'cart.empty-title': 'Nothing hanging here yet.',
  'cart.empty-text':
    'Choose a material, add a photo and put your picture in here. It stays saved on this device.',
  'cart.empty-action': 'Browse wall art',
  'cart.empty-title@kartenliebe': 'You have not chosen a card yet.',
  'cart.empty-text@kartenliebe': 'Take your time. Whatever you put in here stays saved on this device.',
  'cart.empty-action@kartenliebe': 'Browse cards',
  'cart.problem': 'That did not work. {reason}',
  'cart.unavailable':
    'We cannot reach your basket right now. Nothing is lost. Please reload the page in a minute.',
  'cart.line-unavailable': 'We no longer make this version. It does not count towards the total.',
  'cart.vat-name': 'VAT',
  'cart.vat-on-top': 'Sales tax is added at checkout.',
}
