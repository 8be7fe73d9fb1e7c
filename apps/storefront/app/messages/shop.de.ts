/** Words that several blocks share. */
export const shop = {
  'shop.from': 'ab',
  'shop.now': 'jetzt',
  'shop.before': 'statt',
  'shop.price-on-request': 'Preis im Konfigurator',
  'shop.photo-choose': 'Foto auswählen',
  'shop.photo-sample': 'Beispielfoto',
  'shop.photo-replace': 'Ersetz es im Designer durch deins. JPG, PNG, WebP, HEIC oder TIFF.',
  'shop.photo-formats': 'JPG, PNG, WebP, HEIC oder TIFF',
  'shop.hotline': 'Hotline',
  'shop.mail-us': 'Schreib uns',
  'shop.step': 'Schritt {number}',
} as const
