/** Words that several blocks share. */
export const shop = {
  'shop.from': 'ab',
  'shop.now': 'jetzt',
  'shop.before': 'statt',
  'shop.photo-choose': 'Foto auswählen',
  'shop.photo-sample': 'Beispielfoto',
  'shop.photo-replace@kartenliebe': 'Ersetzt es im Designer durch eures. JPG, PNG, WebP, HEIC oder TIFF.',
  'shop.photo-replace': 'Ersetz es im Designer durch deins. JPG, PNG, WebP, HEIC oder TIFF.',
} as const
