import type { LocaleMessages } from '@passepartout/domain'
import type { cards as de } from './cards.de.ts'

export const cards: LocaleMessages<typeof de> = {
  'cards.size-A6p': '4.1 × 5.8 in, portrait',
  'cards.size-A6l': '5.8 × 4.1 in, landscape',
  'cards.size-B6p': '4.6 × 6.7 in, portrait',
  'cards.size-B6l': '6.7 × 4.6 in, landscape',
  'cards.size-DLp': '3.9 × 8.3 in, portrait',
  'cards.size-DLl': '8.3 × 3.9 in, landscape',
  'cards.size-SQ': '5.7 × 5.7 in, square',
  'cards.colours-of': { one: 'In one color: {names}', other: 'In {count} colors: {names}' },
}
