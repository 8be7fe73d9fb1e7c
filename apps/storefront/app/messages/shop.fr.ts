import type { LanguageMessages } from '@passepartout/domain'
import type { shop as de } from './shop.de.ts'

export const shop: LanguageMessages<typeof de> = {
  'shop.from': 'dès',
  'shop.now': 'maintenant',
  'shop.before': 'au lieu de',
}
