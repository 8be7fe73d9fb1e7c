/** French messages for calendars. */
export const frCalendar = {
  'columns.title': 'Noms au-dessus des colonnes',
  'columns.hint': 'Ils figurent sur chaque mois. Une colonne sans nom reste vide.',
  'columns.column': 'Colonne {number}',
  'step.column-named': 'Nom au-dessus d’une colonne',
  'step.holidays-changed': 'Jours fériés modifiés',
  'step.events-changed': 'Dates modifiées',
  'finding.column-names.title': 'Aucun nom au-dessus des colonnes',
  'finding.column-names.text': '{count} colonnes restent sans nom, à compléter à la main.',
  'repair.name-columns': 'Saisir les noms',
} as const
