/** Dutch messages for the sheets of a calendar and its start. */
export const nlSheets = {
  'zone.sheets': 'Foto’s en bladen',
  'tab.sheets': 'Bladen',
  'sheets.title': 'Bladen',
  'sheets.hint':
    'Twee maanden wisselen hun foto’s met de knop in de rij, door een blad op een ander te slepen, of met Alt en een pijltoets.',
  'sheets.empty': 'Nog geen foto',
  'sheets.events': { one: '{count} datum', other: '{count} datums' },
  'sheets.warnings': { one: '{count} opmerking', other: '{count} opmerkingen' },
  'sheets.swapWith': 'Foto wisselen met {page}',
  'sheets.fill': {
    one: '{count} foto in een lege maand zetten',
    other: '{count} foto’s in lege maanden zetten',
  },
  'start.from': 'Vanaf {month}',
  'start.title': 'Met welke maand begint de kalender?',
  'start.before': 'Een jaar eerder',
  'start.after': 'Een jaar later',
  'start.keeps': '{from} tot en met {until}. Foto’s houden hun volgorde, datums hun dag.',
  'start.calendar': 'Kalenderjaar {year}',
  'start.school': 'Schooljaar {year}',
  'start.next': 'Vanaf {month}',
} as const
