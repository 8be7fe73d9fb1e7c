import type { LanguageMessages } from '@passepartout/domain'
import type { shop as de } from './shop.de.ts'

export const shop: LanguageMessages<typeof de> = {
  'shop.from': 'da',
  'shop.now': 'ora',
  'shop.before': 'prima',
  'shop.photo-choose': 'Scegli una foto',
  'shop.photo-sample': 'Foto di esempio',
  'shop.photo-replace': 'Sostituiscila con la tua nell’editor. JPG, PNG, WebP, HEIC o TIFF.',
  'shop.photo-replace@kartenliebe': 'Sostituitela con la vostra nell’editor. JPG, PNG, WebP, HEIC o TIFF.',
}
