/** English messages for the sheets of a calendar and its start. */
export const enSheets = {
  'zone.sheets': 'Photos and sheets',
  'tab.sheets': 'Sheets',
  'sheets.title': 'Sheets',
  'sheets.hint':
    'Two months swap their photos with the button in the row, by dragging one sheet onto another, or with Alt and an arrow key.',
  'sheets.empty': 'No photo yet',
  'sheets.events': { one: '{count} date', other: '{count} dates' },
  'sheets.warnings': { one: '{count} hint', other: '{count} hints' },
  'sheets.swapWith': 'Swap photo with {page}',
  'sheets.fill': {
    one: 'Put {count} photo into an empty month',
    other: 'Put {count} photos into empty months',
  },
  'start.from': 'From {month}',
  'start.title': 'Which month does the calendar start with?',
  'start.before': 'One year earlier',
  'start.after': 'One year later',
  'start.keeps': '{from} to {until}. Photos stay in their order, dates on their day.',
  'start.calendar': 'Calendar year {year}',
  'start.school': 'School year {year}',
  'start.next': 'From {month}',
} as const
