/** What the facts of a designed product are called in cart and order; `es.ts` joins it with the rest. */
export const linesEs = {
  'line.format': 'Formato',
  'line.paper': 'Papel',
  'line.refinement': 'Acabado',
  'line.punching': 'Troquelado',
  'line.envelope': 'Sobre',
  'line.envelope-print': 'Impresión del sobre',
  'line.accessories': 'Accesorios',
  'line.sample': 'Muestra',
  'line.sample-one': 'un ejemplar para verlo',
  'line.months': 'Periodo',
  'line.mounting': 'Sistema de colgado',
  'line.pages': 'Páginas',
  'line.binding': 'Encuadernación',
  'line.cover': 'Cubierta',
  'line.photos': 'Fotos',
}
