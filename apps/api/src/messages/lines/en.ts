/** What the facts of a designed product are called in cart and order; `en.ts` joins it with the rest. */
export const linesEn = {
  'line.format': 'Size',
  'line.paper': 'Paper',
  'line.refinement': 'Finish',
  'line.punching': 'Die-cut',
  'line.envelope': 'Envelope',
  'line.envelope-print': 'Envelope print',
  'line.accessories': 'Accessories',
  'line.sample': 'Sample',
  'line.sample-one': 'one to see and feel',
  'line.months': 'Months',
  'line.mounting': 'Hanging',
  'line.pages': 'Pages',
  'line.binding': 'Binding',
  'line.cover': 'Cover',
  'line.photos': 'Photos',
}
