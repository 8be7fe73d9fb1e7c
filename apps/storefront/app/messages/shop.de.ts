/** Texts shared by several blocks. */
export const shop = {
  'shop.from': 'ab',
  'shop.now': 'jetzt',
  'shop.before': 'statt',
} as const
