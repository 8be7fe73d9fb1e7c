export const cards = {
  'cards.size-A6p': 'A6 hoch',
  'cards.size-A6l': 'A6 quer',
  'cards.size-B6p': 'B6 hoch',
  'cards.size-B6l': 'B6 quer',
  'cards.size-DLp': 'DIN lang hoch',
  'cards.size-DLl': 'DIN lang quer',
  'cards.size-SQ': 'Quadrat',
  'cards.foil-gold': 'Goldfolie',
  'cards.foil-rosegold': 'Roségoldfolie',
  'cards.foil-silver': 'Silberfolie',
  'cards.colours-of': { one: 'In einer Farbe: {names}', other: 'In {count} Farben: {names}' },
  'cards.picture': 'Karte „{name}“, {format}',
} as const
