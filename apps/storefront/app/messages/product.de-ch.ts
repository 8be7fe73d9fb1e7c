import type { LocaleMessages } from '@passepartout/domain'
import type { product as de } from './product.de.ts'

export const product: LocaleMessages<typeof de> = {
  'product.fact-envelope': 'Couvert',
  'product.page-envelope': 'Mit Couvert',
  'product.place-hall': 'Im Korridor',
}
