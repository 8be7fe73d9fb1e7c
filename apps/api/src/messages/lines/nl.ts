/** What the facts of a designed product are called in cart and order; `nl.ts` joins it with the rest. */
export const linesNl = {
  'line.format': 'Formaat',
  'line.paper': 'Papier',
  'line.refinement': 'Veredeling',
  'line.punching': 'Stansvorm',
  'line.envelope': 'Envelop',
  'line.envelope-print': 'Opdruk',
  'line.accessories': 'Accessoires',
  'line.sample': 'Proefexemplaar',
  'line.sample-one': 'één om te bekijken',
  'line.months': 'Periode',
  'line.mounting': 'Ophanging',
  'line.pages': 'Pagina’s',
  'line.binding': 'Binding',
  'line.cover': 'Kaft',
  'line.photos': 'Foto’s',
}
