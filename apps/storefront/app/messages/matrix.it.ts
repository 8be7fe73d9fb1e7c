import type { LanguageMessages } from '@passepartout/domain'
import type { matrix as de } from './matrix.de.ts'

export const matrix: LanguageMessages<typeof de> = {
  'matrix.all': 'Tutti ({count})',
  'matrix.filter': 'Filtra i materiali',
  'matrix.filter-matt': 'Opaco',
  'matrix.filter-glossy': 'Lucido',
  'matrix.filter-wet': 'Per bagno ed esterni',
  'matrix.filter-frame': 'Con cornice',
  'matrix.material': 'Materiale',
  'matrix.surface': 'Superficie',
  'matrix.depth': 'Spessore',
  'matrix.wet': 'Bagno ed esterni',
  'matrix.frameable': 'Cornice possibile',
  'matrix.price': 'Prezzo',
  'matrix.yes': 'sì',
  'matrix.no': 'no',
  'matrix.none': 'Nessun materiale corrisponde a tutti i filtri. Togline uno.',
  'matrix.none@kartenliebe': 'Nessun materiale corrisponde a tutti i filtri. Toglietene uno.',
  'prices.price-for': 'Prezzo per {size}',
  'prices.prices-for': 'Prezzi per {size}',
}
