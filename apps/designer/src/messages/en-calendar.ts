/** English messages for calendars. */
export const enCalendar = {
  'columns.title': 'Names above the columns',
  'columns.hint': 'They appear on every month. A column without a name stays blank.',
  'columns.column': 'Column {number}',
  'step.column-named': 'Name above a column',
  'step.holidays-changed': 'Holidays changed',
  'step.events-changed': 'Dates changed',
  'finding.column-names.title': 'No names above the columns yet',
  'finding.column-names.text': '{count} columns stay without a name, to fill in by hand.',
  'repair.name-columns': 'Enter names',
} as const
