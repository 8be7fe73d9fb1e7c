import type { LanguageMessages } from '@passepartout/domain'
import type { cards as de } from './cards.de.ts'

export const cards: LanguageMessages<typeof de> = {
  'cards.size-A6p': 'A6 vertical',
  'cards.size-A6l': 'A6 horizontal',
  'cards.size-B6p': 'B6 vertical',
  'cards.size-B6l': 'B6 horizontal',
  'cards.size-DLp': 'DL vertical',
  'cards.size-DLl': 'DL horizontal',
  'cards.size-SQ': 'Cuadrado',
  'cards.foil-gold': 'Foil dorado',
  'cards.foil-rosegold': 'Foil oro rosa',
  'cards.foil-silver': 'Foil plateado',
  'cards.colours-of': { one: 'En un color: {names}', other: 'En {count} colores: {names}' },
  'cards.picture': 'Tarjeta «{name}», {format}',
}
