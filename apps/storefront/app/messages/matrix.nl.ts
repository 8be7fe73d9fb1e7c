import type { LanguageMessages } from '@passepartout/domain'
import type { matrix as de } from './matrix.de.ts'

export const matrix: LanguageMessages<typeof de> = {
  'matrix.all': 'Alle {count}',
  'matrix.filter': 'Materialen filteren',
  'matrix.filter-matt': 'Mat',
  'matrix.filter-glossy': 'Glanzend',
  'matrix.filter-wet': 'Voor badkamer en buiten',
  'matrix.filter-frame': 'Met lijst',
  'matrix.material': 'Materiaal',
  'matrix.surface': 'Oppervlak',
  'matrix.depth': 'Dikte',
  'matrix.wet': 'Badkamer, buiten',
  'matrix.frameable': 'Lijst mogelijk',
  'matrix.price': 'Prijs',
  'matrix.yes': 'ja',
  'matrix.no': 'nee',
  'matrix.none': 'Geen materiaal past bij alle filters. Verwijder er één.',
  'prices.price-for': 'Prijs voor {size}',
  'prices.prices-for': 'Prijzen voor {size}',
}
