export const search = {
  'search.placeholder': 'Canvas, wedding, shipping time…',
  'search.placeholder@kartenliebe': 'Wedding, gold foil, shipping time…',
  'search.empty-text': 'By product, occasion, color or question.',
} as const
