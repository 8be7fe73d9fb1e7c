/** Spanish messages for the sheets of a calendar and its start. */
export const esSheets = {
  'zone.sheets': 'Fotos y hojas',
  'tab.sheets': 'Hojas',
  'sheets.title': 'Hojas',
  'sheets.hint':
    'Dos meses intercambian sus fotos con el botón de la fila, arrastrando una hoja sobre otra, o con Alt y una flecha.',
  'sheets.empty': 'Aún sin foto',
  'sheets.events': { one: '{count} fecha', other: '{count} fechas' },
  'sheets.warnings': { one: '{count} aviso', other: '{count} avisos' },
  'sheets.swapWith': 'Intercambiar la foto con {page}',
  'sheets.fill': {
    one: 'Poner {count} foto en un mes vacío',
    other: 'Poner {count} fotos en los meses vacíos',
  },
  'start.from': 'Desde {month}',
  'start.title': '¿Con qué mes empieza el calendario?',
  'start.before': 'Un año antes',
  'start.after': 'Un año después',
  'start.keeps': 'De {from} a {until}. Las fotos conservan su orden y las fechas su día.',
  'start.calendar': 'Año natural {year}',
  'start.school': 'Curso escolar {year}',
  'start.next': 'Desde {month}',
} as const
