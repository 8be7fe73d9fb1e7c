/** Dutch messages for calendars. */
export const nlCalendar = {
  'columns.title': 'Namen boven de kolommen',
  'columns.hint': 'Ze staan op elke maand. Een kolom zonder naam blijft leeg.',
  'columns.column': 'Kolom {number}',
  'step.column-named': 'Naam boven een kolom',
  'step.holidays-changed': 'Feestdagen gewijzigd',
  'step.events-changed': 'Data gewijzigd',
  'finding.column-names.title': 'Nog geen namen boven de kolommen',
  'finding.column-names.text': '{count} kolommen blijven zonder naam, om met de hand in te vullen.',
  'repair.name-columns': 'Namen invullen',
} as const
