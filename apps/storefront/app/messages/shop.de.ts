/** Words that several blocks share. */
export const shop = {
  'shop.from': 'ab',
  'shop.now': 'jetzt',
  'shop.before': 'statt',
} as const
