import type { LanguageMessages } from '@passepartout/domain'
import type { cards as de } from './cards.de.ts'

export const cards: LanguageMessages<typeof de> = {
  'cards.size-A6p': 'A6 staand',
  'cards.size-A6l': 'A6 liggend',
  'cards.size-B6p': 'B6 staand',
  'cards.size-B6l': 'B6 liggend',
  'cards.size-DLp': 'DL staand',
  'cards.size-DLl': 'DL liggend',
  'cards.size-SQ': 'Vierkant',
  'cards.foil-gold': 'Goudfolie',
  'cards.foil-rosegold': 'Roségoudfolie',
  'cards.foil-silver': 'Zilverfolie',
  'cards.colours-of': { one: 'In één kleur: {names}', other: 'In {count} kleuren: {names}' },
  'cards.picture': 'Kaart ‘{name}’, {format}',
}
