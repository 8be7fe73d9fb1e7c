import type { LocaleMessages } from '@passepartout/domain'
import type { de } from './de.ts'

/** Variants for Switzerland and Liechtenstein; ß becomes ss automatically. */
export const deCh: LocaleMessages<typeof de> = {
  'view.hallway': 'Korridor',
  'price.vatShort': 'inkl. MWST',
  'price.vat': 'inkl. MWST, zzgl. Versand',
  'field.liner': 'Couvertfutter',
  'field.envelope': 'Couvert',
  'card.envelope': 'Couvert',
  'card.liner': 'Couvertfutter',
  'card.envelopePrint': 'Couvertdruck',
  'card.weight': '{grams} g, {mm} mm dick mit Couvert.',
  'cap.Mod': 'Ctrl',
  'cap.Delete': 'Delete',
}
