import type { LocaleMessages } from './messages.ts'

/** What an American shop says differently. */
export const enUs: LocaleMessages = {
  'photo-in-use': 'This photo is part of an item in your cart. It stays until you remove that item.',
  'cart-full': 'Your cart is full: it holds up to {most} items.',
  'problem.mat-without-frame': 'A mat needs a frame.',
  'problem.mat-not-for-frame': 'This mat does not go with the frame.',
  'problem.unknown-mat-size': 'This mat does not come in this width.',
  'article.gift-voucher': '{amount} gift certificate',
  'problem.amount-too-small': 'We do not sell gift certificates that small.',
  'problem.amount-too-large': 'We do not sell gift certificates that large.',
  'problem.day-too-far': 'We send gift certificates up to a year ahead.',
  'line.voucher-full': 'Full color',
  'payment.free-text': 'The gift certificate covers the whole amount.',
  'voucher.unknown': 'We do not recognize this code. Please check the spelling.',
  'voucher.early': 'This code is not valid yet.',
  'voucher.expired': 'This code has expired.',
  'voucher.spent': 'This code has already been used.',
  'voucher.foreign-currency': 'This code is only valid for purchases in {currency}.',
  'frame.label.mat': 'Mat',
  'checkout.empty': 'There is nothing in the cart to order.',
  'address.postal-code': 'Please enter the ZIP code like this: {example}.',
  'address.city': 'Please enter the city.',
  'code.nothing': 'This code does not apply to anything in the cart.',
  'code.voucher': 'This gift certificate pays {amount}. It still holds {left} afterwards.',
  'code.voucher-all': 'This gift certificate pays {amount} and is then used up.',
  'code.nothing-due':
    'There is nothing here for this gift certificate to pay. Gift certificates cannot be bought with gift certificates.',
}
