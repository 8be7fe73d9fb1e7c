/** German messages for calendars. */
export const deCalendar = {
  'columns.title': 'Namen über den Spalten',
  'columns.hint': 'Sie stehen in jedem Monat. Eine Spalte ohne Namen bleibt frei.',
  'columns.column': 'Spalte {number}',
  'step.column-named': 'Name über einer Spalte',
  'step.holidays-changed': 'Feiertage geändert',
  'step.events-changed': 'Termine geändert',
  'finding.column-names.title': 'Über den Spalten steht noch kein Name',
  'finding.column-names.text': '{count} Spalten bleiben ohne Namen, zum Eintragen von Hand.',
  'repair.name-columns': 'Namen eintragen',
} as const
