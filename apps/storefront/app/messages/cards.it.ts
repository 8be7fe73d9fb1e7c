import type { LanguageMessages } from '@passepartout/domain'
import type { cards as de } from './cards.de.ts'

export const cards: LanguageMessages<typeof de> = {
  'cards.size-A6p': 'A6 verticale',
  'cards.size-A6l': 'A6 orizzontale',
  'cards.size-B6p': 'B6 verticale',
  'cards.size-B6l': 'B6 orizzontale',
  'cards.size-DLp': 'DL verticale',
  'cards.size-DLl': 'DL orizzontale',
  'cards.size-SQ': 'Quadrato',
  'cards.foil-gold': 'Lamina dorata',
  'cards.foil-rosegold': 'Lamina oro rosa',
  'cards.foil-silver': 'Lamina argentata',
  'cards.colours-of': { one: 'In un colore: {names}', other: 'In {count} colori: {names}' },
  'cards.picture': 'Biglietto «{name}», {format}',
}
