import type { LocaleMessages } from '@passepartout/domain'
import type { de } from './de.ts'

/** What Switzerland and Liechtenstein say differently; ss for ß comes by itself. */
export const deCh: LocaleMessages<typeof de> = {
  'view.hallway': 'Korridor',
  'price.vatShort': 'inkl. MWST',
  'price.vat': 'inkl. MWST, zzgl. Versand',
  'cap.Mod': 'Ctrl',
  'cap.Delete': 'Delete',
}
