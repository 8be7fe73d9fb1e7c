/** What the facts of a designed product are called in cart and order; `de.ts` joins it with the rest. */
export const linesDe = {
  'line.format': 'Format',
  'line.paper': 'Papier',
  'line.refinement': 'Veredelung',
  'line.punching': 'Stanzung',
  'line.envelope': 'Umschlag',
  'line.envelope-print': 'Aufdruck',
  'line.accessories': 'Zubehör',
  'line.sample': 'Muster',
  'line.sample-one': 'ein Stück zum Ansehen',
  'line.months': 'Zeitraum',
  'line.mounting': 'Aufhängung',
  'line.pages': 'Seiten',
  'line.binding': 'Bindung',
  'line.cover': 'Einband',
  'line.photos': 'Fotos',
}
