/** German messages for the sheets of a calendar and its start. */
export const deSheets = {
  'zone.sheets': 'Fotos und Blätter',
  'tab.sheets': 'Blätter',
  'sheets.title': 'Blätter',
  'sheets.hint':
    'Zwei Monate tauschen ihre Fotos mit dem Knopf in der Zeile, durch Ziehen auf ein anderes Blatt oder mit Alt und einer Pfeiltaste.',
  'sheets.empty': 'Noch kein Foto',
  'sheets.events': { one: '{count} Termin', other: '{count} Termine' },
  'sheets.warnings': { one: '{count} Hinweis', other: '{count} Hinweise' },
  'sheets.swapWith': 'Foto mit {page} tauschen',
  'sheets.fill': {
    one: '{count} Foto in einen leeren Monat legen',
    other: '{count} Fotos in leere Monate legen',
  },
  'start.from': 'Ab {month}',
  'start.title': 'Mit welchem Monat beginnt der Kalender?',
  'start.before': 'Ein Jahr früher',
  'start.after': 'Ein Jahr später',
  'start.keeps': '{from} bis {until}. Fotos bleiben in ihrer Reihenfolge, Termine an ihrem Datum.',
  'start.calendar': 'Kalenderjahr {year}',
  'start.school': 'Schuljahr {year}',
  'start.next': 'Ab {month}',
} as const
