/** What the designer says of texts that customers add, and of letters that photos fill. */
export const esOwnText = {
  'ownText.new': 'Texto nuevo',
  'ownText.add': 'Añadir texto',
  'ownText.remove': 'Quitar',
  'ownText.move': 'Mover el texto',
  'ownText.up': 'Hacia arriba',
  'ownText.down': 'Hacia abajo',
  'ownText.left': 'Hacia la izquierda',
  'ownText.right': 'Hacia la derecha',
  'ownText.full': 'En esta página no cabe otro texto.',
  'ownText.hint': 'Arrastra el texto a su sitio o usa las flechas.',
  'letters.name': 'Letras o número',
  'letters.note': 'Se rellenan con tus fotos, hasta {count} caracteres.',
  'step.text-added': 'Texto añadido',
  'step.text-moved': 'Texto movido',
  'step.text-removed': 'Texto quitado',
  'step.letters-changed': 'Letras cambiadas',
  'announce.text.moved': 'A {left}\u00a0mm de la izquierda, {top}\u00a0mm de arriba',
  'announce.text.removed': 'Texto quitado',
  'prints.beginPhone':
    'Elígelas todas a la vez. Después puedes cambiar formato y cantidad de muchas a la vez.',
  'letters.note@kartenliebe': 'Se rellenan con vuestras fotos, hasta {count} caracteres.',
  'ownText.hint@kartenliebe': 'Arrastrad el texto a su sitio o usad las flechas.',
  'prints.beginPhone@kartenliebe':
    'Elegidlas todas a la vez. Después podéis cambiar formato y cantidad de muchas a la vez.',
}
