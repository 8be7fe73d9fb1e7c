import type { LocaleMessages } from './messages.ts'

/** What an American shop says differently. */
export const enUs: LocaleMessages = {
  'photo-in-use': 'This photo is part of an item in your cart. It stays until you remove that item.',
  'cart-full': 'Your cart is full: it holds up to {most} items.',
  'problem.mat-without-frame': 'A mat needs a frame.',
  'problem.mat-not-for-frame': 'This mat does not go with the frame.',
  'problem.unknown-mat-size': 'This mat does not come in this width.',
  'article.gift-voucher': '{amount} gift card',
  'frame.label.mat': 'Mat',
}
