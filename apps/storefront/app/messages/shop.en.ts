import type { Messages } from './messages.ts'
import type { shop as de } from './shop.de.ts'

export const shop: Messages<typeof de> = {
  'shop.from': 'from',
  'shop.now': 'now',
  'shop.before': 'was',
  'shop.price-on-request': 'Price in the calculator',
  'shop.photo-choose': 'Choose a photo',
  'shop.photo-sample': 'Sample photo',
  'shop.photo-replace': 'Swap it for yours in the designer. JPG, PNG, WebP, HEIC or TIFF.',
  'shop.photo-formats': 'JPG, PNG, WebP, HEIC or TIFF',
  'shop.hotline': 'Hotline',
  'shop.mail-us': 'Write to us',
  'shop.step': 'Step {number}',
}
