import type { LanguageMessages } from '@passepartout/domain'
import type { shop as de } from './shop.de.ts'

export const shop: LanguageMessages<typeof de> = {
  'shop.from': 'from',
  'shop.now': 'now',
  'shop.before': 'was',
}
