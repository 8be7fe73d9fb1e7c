import type { LanguageMessages } from '@passepartout/domain'
import type { matrix as de } from './matrix.de.ts'

export const matrix: LanguageMessages<typeof de> = {
  'matrix.all': 'Todos ({count})',
  'matrix.filter': 'Filtrar materiales',
  'matrix.filter-matt': 'Mate',
  'matrix.filter-glossy': 'Brillante',
  'matrix.filter-wet': 'Para baño y exterior',
  'matrix.filter-frame': 'Con marco',
  'matrix.material': 'Material',
  'matrix.surface': 'Superficie',
  'matrix.depth': 'Grosor',
  'matrix.wet': 'Baño y exterior',
  'matrix.frameable': 'Admite marco',
  'matrix.price': 'Precio',
  'matrix.yes': 'sí',
  'matrix.no': 'no',
  'matrix.none': 'Ningún material cumple todos los filtros. Quita uno.',
  'matrix.none@kartenliebe': 'Ningún material cumple todos los filtros. Quitad uno.',
  'prices.price-for': 'Precio para {size}',
  'prices.prices-for': 'Precios para {size}',
}
