import type { LocaleMessages } from '@passepartout/domain'
import type { de } from './de.ts'

/** Variants for French-speaking Switzerland, including its key names. */
export const frCh: LocaleMessages<typeof de> = {
  'price.vat': 'TVA incluse, livraison en sus',
  'price.vatShort': 'TVA incl.',
  'cap.Delete': 'Delete',
  'cap.Escape': 'Esc',
}
