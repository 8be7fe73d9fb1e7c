/** Spanish messages for calendars. */
export const esCalendar = {
  'columns.title': 'Nombres sobre las columnas',
  'columns.hint': 'Aparecen en todos los meses. Una columna sin nombre queda en blanco.',
  'columns.column': 'Columna {number}',
  'step.column-named': 'Nombre sobre una columna',
  'step.holidays-changed': 'Festivos cambiados',
  'step.events-changed': 'Fechas cambiadas',
  'finding.column-names.title': 'Aún no hay nombres sobre las columnas',
  'finding.column-names.text': '{count} columnas quedan sin nombre, para rellenar a mano.',
  'repair.name-columns': 'Escribir los nombres',
} as const
