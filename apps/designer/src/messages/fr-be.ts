import type { LocaleMessages } from '@passepartout/domain'
import type { de } from './de.ts'

/** Belgian variants of French messages. */
export const frBe: LocaleMessages<typeof de> = {
  'price.vat': 'TVA comprise, hors livraison',
  'price.vatShort': 'TVA comprise',
}
