/** French messages for the sheets of a calendar and its start. */
export const frSheets = {
  'zone.sheets': 'Photos et feuilles',
  'tab.sheets': 'Feuilles',
  'sheets.title': 'Feuilles',
  'sheets.hint':
    'Deux mois échangent leurs photos avec le bouton de la ligne, en glissant une feuille sur une autre, ou avec Alt et une flèche.',
  'sheets.empty': 'Pas encore de photo',
  'sheets.events': { one: '{count} date', other: '{count} dates' },
  'sheets.warnings': { one: '{count} remarque', other: '{count} remarques' },
  'sheets.swapWith': 'Échanger la photo avec {page}',
  'sheets.fill': {
    one: 'Placer {count} photo dans un mois vide',
    other: 'Placer {count} photos dans les mois vides',
  },
  'start.from': 'À partir de {month}',
  'start.title': 'Par quel mois le calendrier commence-t-il ?',
  'start.before': 'Un an plus tôt',
  'start.after': 'Un an plus tard',
  'start.keeps': 'De {from} à {until}. Les photos gardent leur ordre, les dates leur jour.',
  'start.calendar': 'Année civile {year}',
  'start.school': 'Année scolaire {year}',
  'start.next': 'À partir de {month}',
} as const
