import type { LanguageMessages } from '@passepartout/domain'
import type { shop as de } from './shop.de.ts'

export const shop: LanguageMessages<typeof de> = {
  'shop.from': 'desde',
  'shop.now': 'ahora',
  'shop.before': 'antes',
  'shop.photo-choose': 'Elegir una foto',
  'shop.photo-sample': 'Foto de ejemplo',
  'shop.photo-replace': 'Cámbiala por la tuya en el editor. JPG, PNG, WebP, HEIC o TIFF.',
  'shop.photo-replace@kartenliebe': 'Cambiadla por la vuestra en el editor. JPG, PNG, WebP, HEIC o TIFF.',
}
