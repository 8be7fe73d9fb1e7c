/** What the facts of a designed product are called in cart and order; `fr.ts` joins it with the rest. */
export const linesFr = {
  'line.format': 'Format',
  'line.paper': 'Papier',
  'line.refinement': 'Finition',
  'line.punching': 'Découpe',
  'line.envelope': 'Enveloppe',
  'line.envelope-print': 'Impression',
  'line.accessories': 'Accessoires',
  'line.sample': 'Échantillon',
  'line.sample-one': 'un exemplaire pour voir',
  'line.months': 'Période',
  'line.mounting': 'Fixation',
  'line.pages': 'Pages',
  'line.binding': 'Reliure',
  'line.cover': 'Couverture',
  'line.photos': 'Photos',
}
