import type { LanguageMessages } from '@passepartout/domain'
import type { matrix as de } from './matrix.de.ts'

export const matrix: LanguageMessages<typeof de> = {
  'matrix.all': 'Tous ({count})',
  'matrix.filter': 'Filtrer les matériaux',
  'matrix.filter-matt': 'Mat',
  'matrix.filter-glossy': 'Brillant',
  'matrix.filter-wet': 'Salle de bains et extérieur',
  'matrix.filter-frame': 'Avec cadre',
  'matrix.material': 'Matériau',
  'matrix.surface': 'Fini',
  'matrix.depth': 'Épaisseur',
  'matrix.wet': 'Salle de bains, extérieur',
  'matrix.frameable': 'Cadre possible',
  'matrix.price': 'Prix',
  'matrix.yes': 'oui',
  'matrix.no': 'non',
  'matrix.none': 'Aucun matériau ne répond à tous les filtres. Retirez-en un.',
  'prices.price-for': 'Prix pour {size}',
  'prices.prices-for': 'Prix pour {size}',
}
