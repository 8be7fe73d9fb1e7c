import type { LanguageMessages } from '@passepartout/domain'
import type { cards as de } from './cards.de.ts'

export const cards: LanguageMessages<typeof de> = {
  'cards.size-A6p': 'A6 portrait',
  'cards.size-A6l': 'A6 landscape',
  'cards.size-B6p': 'B6 portrait',
  'cards.size-B6l': 'B6 landscape',
  'cards.size-DLp': 'DL portrait',
  'cards.size-DLl': 'DL landscape',
  'cards.size-SQ': 'Square',
  'cards.foil-gold': 'Gold foil',
  'cards.foil-rosegold': 'Rose gold foil',
  'cards.foil-silver': 'Silver foil',
  'cards.colours-of': { one: 'In one colour: {names}', other: 'In {count} colours: {names}' },
  'cards.picture': 'Card “{name}”, {format}',
}
