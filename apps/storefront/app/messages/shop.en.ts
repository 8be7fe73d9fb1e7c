import type { LanguageMessages } from '@passepartout/domain'
import type { shop as de } from './shop.de.ts'

export const shop: LanguageMessages<typeof de> = {
  'shop.from': 'from',
  'shop.now': 'now',
  'shop.before': 'was',
  'shop.photo-choose': 'Choose a photo',
  'shop.photo-sample': 'Sample photo',
  'shop.photo-replace': 'Swap it for yours in the designer. JPG, PNG, WebP, HEIC or TIFF.',
}
