import type { LanguageMessages } from '@passepartout/domain'
import type { shop as de } from './shop.de.ts'

export const shop: LanguageMessages<typeof de> = {
  'shop.from': 'vanaf',
  'shop.now': 'nu',
  'shop.before': 'was',
  'shop.photo-choose': 'Foto kiezen',
  'shop.photo-sample': 'Voorbeeldfoto',
  'shop.photo-replace@kartenliebe':
    'Vervang hem in de editor door jullie eigen foto. JPG, PNG, WebP, HEIC of TIFF.',
  'shop.photo-replace': 'Vervang hem in de editor door je eigen foto. JPG, PNG, WebP, HEIC of TIFF.',
}
