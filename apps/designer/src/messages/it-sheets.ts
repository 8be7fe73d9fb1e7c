/** Italian messages for the sheets of a calendar and its start. */
export const itSheets = {
  'zone.sheets': 'Foto e fogli',
  'tab.sheets': 'Fogli',
  'sheets.title': 'Fogli',
  'sheets.hint':
    'Due mesi si scambiano le foto con il pulsante nella riga, trascinando un foglio su un altro, oppure con Alt e un tasto freccia.',
  'sheets.empty': 'Ancora senza foto',
  'sheets.events': { one: '{count} data', other: '{count} date' },
  'sheets.warnings': { one: '{count} avviso', other: '{count} avvisi' },
  'sheets.swapWith': 'Scambia la foto con {page}',
  'sheets.fill': { one: 'Metti {count} foto in un mese vuoto', other: 'Metti {count} foto nei mesi vuoti' },
  'start.from': 'Da {month}',
  'start.title': 'Con quale mese comincia il calendario?',
  'start.before': 'Un anno prima',
  'start.after': 'Un anno dopo',
  'start.keeps': 'Da {from} a {until}. Le foto restano nel loro ordine, le date nel loro giorno.',
  'start.calendar': 'Anno solare {year}',
  'start.school': 'Anno scolastico {year}',
  'start.next': 'Da {month}',
} as const
