/** Italian messages for calendars. */
export const itCalendar = {
  'columns.title': 'Nomi sopra le colonne',
  'columns.hint': 'Compaiono in ogni mese. Una colonna senza nome resta vuota.',
  'columns.column': 'Colonna {number}',
  'step.column-named': 'Nome sopra una colonna',
  'step.holidays-changed': 'Festività modificate',
  'step.events-changed': 'Date modificate',
  'finding.column-names.title': 'Sopra le colonne non c’è ancora nessun nome',
  'finding.column-names.text': '{count} colonne restano senza nome, da scrivere a mano.',
  'repair.name-columns': 'Inserire i nomi',
} as const
