import type { LanguageMessages } from '@passepartout/domain'
import type { cards as de } from './cards.de.ts'

export const cards: LanguageMessages<typeof de> = {
  'cards.size-A6p': 'A6 portrait',
  'cards.size-A6l': 'A6 paysage',
  'cards.size-B6p': 'B6 portrait',
  'cards.size-B6l': 'B6 paysage',
  'cards.size-DLp': 'DL portrait',
  'cards.size-DLl': 'DL paysage',
  'cards.size-SQ': 'Carré',
  'cards.foil-gold': 'Dorure or',
  'cards.foil-rosegold': 'Dorure or rose',
  'cards.foil-silver': 'Dorure argentée',
  'cards.colours-of': { one: 'En une couleur : {names}', other: 'En {count} couleurs : {names}' },
  'cards.picture': 'Carte « {name} », {format}',
}
