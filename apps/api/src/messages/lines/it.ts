/** What the facts of a designed product are called in cart and order; `it.ts` joins it with the rest. */
export const linesIt = {
  'line.format': 'Formato',
  'line.paper': 'Carta',
  'line.refinement': 'Nobilitazione',
  'line.punching': 'Fustellatura',
  'line.envelope': 'Busta',
  'line.envelope-print': 'Stampa della busta',
  'line.accessories': 'Accessori',
  'line.sample': 'Campione',
  'line.sample-one': 'una copia da vedere',
  'line.months': 'Periodo',
  'line.mounting': 'Sistema di fissaggio',
  'line.pages': 'Pagine',
  'line.binding': 'Rilegatura',
  'line.cover': 'Copertina',
  'line.photos': 'Foto',
}
