import { readDates } from '@passepartout/designer/read-dates'

const CONTACTS = 1_000
const RUNS = 20
/** A slow phone takes four times as long and has 300 ms. */
const MOST_MS = 75

/** Processor time of reading the birthdays of a thousand contacts, in ms; 1 if it takes too long. */
export function benchContacts(): number {
  const text = Array.from({ length: CONTACTS }, (_, index) => contact(index)).join('')
  const run = () => readDates(text, { locale: 'de-DE', year: 2027 })
  for (let warm = 0; warm < 3; warm++) run()
  const before = process.cpuUsage()
  for (let measured = 0; measured < RUNS; measured++) run()
  const { user, system } = process.cpuUsage(before)
  const took = (user + system) / 1000 / RUNS
  const found = run()
  const count = 'entries' in found ? found.entries.length : 0
  console.log(`${count} birthdays of ${CONTACTS} contacts: ${took.toFixed(1)} ms`)
  return count === CONTACTS && took <= MOST_MS ? 0 : 1
}

/** A contact as phones export it: a third each of vCard 2.1, 3.0 and 4.0. */
function contact(index: number): string {
  const day = String(1 + (index % 28)).padStart(2, '0')
  const month = String(1 + (index % 12)).padStart(2, '0')
  const lines = [
    [
      'VERSION:2.1',
      `N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=BCrgen ${index};;;`,
      `BDAY:1970${month}${day}`,
    ],
    ['VERSION:3.0', `N:Müller;Hanna;;;`, `FN:Hanna Müller ${index}`, `BDAY:1980-${month}-${day}`],
    ['VERSION:4.0', `FN:Ben Müller ${index}`, `BDAY:--${month}${day}`],
  ][index % 3]
  const others = [
    'TEL;TYPE=CELL:+49 151 23456789',
    'ADR;TYPE=HOME:;;Lange Straße 1;Kassel;;34117;Deutschland',
  ]
  return ['BEGIN:VCARD', ...(lines ?? []), ...others, 'END:VCARD', ''].join('\r\n')
}
