import type { LanguageMessages } from '@passepartout/domain'
import type { matrix as de } from './matrix.de.ts'

export const matrix: LanguageMessages<typeof de> = {
  'matrix.all': 'All {count}',
  'matrix.filter': 'Filter materials',
  'matrix.filter-matt': 'Matt',
  'matrix.filter-glossy': 'Glossy',
  'matrix.filter-wet': 'For bathrooms and outdoors',
  'matrix.filter-frame': 'With a frame',
  'matrix.material': 'Material',
  'matrix.surface': 'Surface',
  'matrix.depth': 'Depth',
  'matrix.wet': 'Bathroom, outdoors',
  'matrix.frameable': 'Can be framed',
  'matrix.price': 'Price',
  'matrix.yes': 'yes',
  'matrix.no': 'no',
  'matrix.none': 'No material matches all filters. Remove one.',
  'prices.price-for': 'Price for {size}',
  'prices.prices-for': 'Prices for {size}',
}
