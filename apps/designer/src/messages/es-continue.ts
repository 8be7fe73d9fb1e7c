/** Spanish messages for continuing on another device; `continue.page` is for the page there. */
export const esContinue = {
  'continue.title': 'Seguir en otro dispositivo',
  'continue.scan': 'Escanear el código con la cámara del otro dispositivo.',
  'continue.code': 'Código QR para el otro dispositivo',
  'continue.type': 'O abrir allí {address} e introducir este código:',
  'continue.once':
    'El código vale una vez y durante diez minutos. El otro dispositivo recibe su propia copia con todas las fotos. Esta se queda como está.',
  'continue.compare': 'Se ha conectado un dispositivo. ¿Muestra el mismo número?',
  'continue.mine': 'Sí, abrirlo allí',
  'continue.done': 'El diseño se abre en el otro dispositivo.',
  'continue.page.title': 'Seguir con un diseño',
  'continue.page.opening': 'Un momento',
  'continue.page.noscript': 'Para seguir, esta página necesita JavaScript.',
  'continue.page.lead': 'El código está en el otro dispositivo, en «Compartir».',
  'continue.page.code': 'Código',
  'continue.page.go': 'Seguir',
  'continue.page.compare': '¿Muestra la otra pantalla también este número? Entonces confírmalo allí.',
  'continue.page.compare@kartenliebe':
    '¿Muestra la otra pantalla también este número? Entonces confirmadlo allí.',
  'continue.page.opens': 'El diseño se abre.',
  'continue.page.failed': 'No ha funcionado. Inténtalo de nuevo.',
  'continue.page.failed@kartenliebe': 'No ha funcionado. Intentadlo de nuevo.',
  'continue.page.gone': 'Este código ya no es válido. El otro dispositivo puede mostrar uno nuevo.',
} as const
