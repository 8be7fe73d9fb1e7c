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
  'cards.colour-white': 'Bianco',
  'cards.colour-cream': 'Crema',
  'cards.colour-blush': 'Rosa cipria',
  'cards.colour-terracotta': 'Terracotta',
  'cards.colour-red': 'Bordeaux',
  'cards.colour-yellow': 'Giallo',
  'cards.colour-sage': 'Verde salvia',
  'cards.colour-green': 'Verde',
  'cards.colour-sky': 'Celeste',
  'cards.colour-navy': 'Blu notte',
  'cards.colour-lilac': 'Lilla',
  'cards.colour-grey': 'Grigio',
  'cards.foil-gold': 'Lamina oro',
  'cards.foil-rosegold': 'Lamina oro rosa',
  'cards.foil-silver': 'Lamina argento',
  'cards.colours-of': { one: 'In un colore: {names}', other: 'In {count} colori: {names}' },
  'cards.picture': 'Biglietto «{name}», {format}',
}
