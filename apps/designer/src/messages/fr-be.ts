import type { LocaleMessages } from '@passepartout/domain'
import type { de } from './de.ts'

/** What Belgium says differently in French. */
export const frBe: LocaleMessages<typeof de> = {
  'price.vat': 'TVA comprise, hors livraison',
  'price.vatShort': 'TVA comprise',
}
