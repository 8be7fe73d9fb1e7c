export const search = {
  'search.placeholder': 'Canvas, wedding, shipping time…',
  'search.placeholder@kartenliebe': 'Wedding, gold foil, shipping time…',
  'search.nothing-text': 'There is nothing for “{question}” in our store. Perhaps one of these fits:',
  'search.empty-text': 'By product, occasion, color or question.',
} as const
