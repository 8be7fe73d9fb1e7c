import type { LanguageMessages } from '@passepartout/domain'
import type { shop as de } from './shop.de.ts'

export const shop: LanguageMessages<typeof de> = {
  'shop.from': 'dès',
  'shop.now': 'maintenant',
  'shop.before': 'au lieu de',
  'shop.photo-choose': 'Choisir une photo',
  'shop.photo-sample': 'Photo d’exemple',
  'shop.photo-replace': 'Remplacez-la par la vôtre dans l’éditeur. JPG, PNG, WebP, HEIC ou TIFF.',
}
