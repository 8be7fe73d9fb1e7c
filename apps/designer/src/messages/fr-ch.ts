import type { LocaleMessages } from '@passepartout/domain'
import type { de } from './de.ts'

/** What French-speaking Switzerland says differently, and what is printed on its keyboards. */
export const frCh: LocaleMessages<typeof de> = {
  'price.vat': 'TVA incluse, livraison en sus',
  'price.vatShort': 'TVA incl.',
  'cap.Delete': 'Delete',
  'cap.Escape': 'Esc',
}
