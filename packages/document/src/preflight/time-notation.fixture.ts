import type { Locale } from '@passepartout/domain'

/** By locale: typed text, and the corrected one. */
export const REWRITTEN: Partial<Record<Locale, [string, string][]>> = {
  'de-DE': [
    ['Samstag, 12. Juni 2027, 15h30', 'Samstag, 12. Juni 2027, 15.30 Uhr'],
    ['Wir feiern um 15 h 30 im Garten.', 'Wir feiern um 15.30 Uhr im Garten.'],
    ['Samstag, 3 pm', 'Samstag, 15 Uhr'],
    ['3:30 p.m.', '15.30 Uhr'],
    ['Kommt um 3 p.m. Danach gibt es Kuchen.', 'Kommt um 15 Uhr. Danach gibt es Kuchen.'],
    ['Beginn 12 pm', 'Beginn 12 Uhr'],
    ['Party bis 12am', 'Party bis 0 Uhr'],
    ['Feuerwerk um 24h00', 'Feuerwerk um 24 Uhr'],
    ['ab 15:30pm', 'ab 15.30 Uhr'],
    ['15.30 uur', '15.30 Uhr'],
    ['15u30', '15.30 Uhr'],
    ['Samstag, ore 15.30', 'Samstag, 15.30 Uhr'],
    ['12.02.2027 · 4h18 · 52 cm', '12.02.2027 · 4.18 Uhr · 52 cm'],
    ['14h30-18h', '14.30-18 Uhr'],
    ['von 14h bis 18h30', 'von 14 bis 18.30 Uhr'],
    ['11-2 pm', '11-14 Uhr'],
    ['10h30 Kirche\n12h00 Essen', '10.30 Uhr Kirche\n12 Uhr Essen'],
  ],
  'de-AT': [['um 15h30', 'um 15.30 Uhr']],
  'de-CH': [['um 15h30', 'um 15.30 Uhr']],
  'de-IT': [['Sonntag, ore 10', 'Sonntag, 10 Uhr']],
  'de-LI': [['um 15h30', 'um 15.30 Uhr']],
  'de-LU': [['um 3 pm', 'um 15 Uhr']],
  'fr-FR': [
    ['à 15:30', 'à 15 h 30'],
    ['Samedi 12 juin, 15:00', 'Samedi 12 juin, 15 h'],
    ['Samedi 15:30', 'Samedi 15 h 30'],
    ['de 14:00 à 18:30', 'de 14 h à 18 h 30'],
    ['Samedi 12 juin · 14:00-18:00', 'Samedi 12 juin · 14 h-18 h'],
    ['12/02/2027 · 4:18 · 52 cm', '12/02/2027 · 4 h 18 · 52 cm'],
    ['dès 3 pm', 'dès 15 h'],
    ['15.30 Uhr', '15 h 30'],
    ['15u30', '15 h 30'],
  ],
  'fr-BE': [['15u30', '15 h 30']],
  'fr-CH': [['15.30 Uhr', '15 h 30']],
  'fr-LU': [['15 Uhr', '15 h']],
  'en-GB': [
    ['from 15h30', 'from 3.30 pm'],
    ['15 Uhr', '3 pm'],
    ['15.30 uur', '3.30 pm'],
    ['14h30-18h00', '2.30-6 pm'],
    ['10h30-15h00', '10.30 am-3 pm'],
    ['Lunch at 12h30', 'Lunch at 12.30 pm'],
    ['Fireworks at 0h00', 'Fireworks at 12 am'],
  ],
  'en-US': [
    ['at 15:30', 'at 3:30 p.m.'],
    ['We start at 15:30.', 'We start at 3:30 p.m.'],
    ['Saturday, June 12, 15:00', 'Saturday, June 12, 3 p.m.'],
    ['from 15:30 to 18:00', 'from 3:30 to 6 p.m.'],
    ['from 11:00 to 15:00', 'from 11 a.m. to 3 p.m.'],
    ['3.30 pm', '3:30 p.m.'],
    ['at 15h30', 'at 3:30 p.m.'],
  ],
  'it-IT': [
    ['alle 3 pm', 'alle 15'],
    ['Sabato 12 giugno · 3:30 pm', 'Sabato 12 giugno · ore 15.30'],
    ['ore 15h30', 'ore 15.30'],
    ['dalle 14h30 alle 18h30', 'dalle 14.30 alle 18.30'],
    ['Sabato, 15.30 Uhr', 'Sabato, ore 15.30'],
  ],
  'it-CH': [['alle 15h30', 'alle 15.30']],
  'es-ES': [
    ['15h30', '15:30'],
    ['a las 3 pm', 'a las 15:00'],
    ['de 14h30 a 18h30', 'de 14:30 a 18:30'],
    ['15.30 Uhr', '15:30'],
  ],
  'nl-NL': [
    ['om 15u30', 'om 15.30 uur'],
    ['15h30', '15.30 uur'],
    ['om 3 pm', 'om 15 uur'],
    ['van 14h30 tot 18h30', 'van 14.30 tot 18.30 uur'],
  ],
  'nl-BE': [
    ['om 15h30', 'om 15.30 uur'],
    ['15.30 Uhr', '15.30 uur'],
  ],
}

const GERMAN = [
  ...['15 Uhr', '15.30 Uhr', '15:30 Uhr', '15:30', 'um 15.30 h', '14-18 Uhr', '14 bis 18 Uhr', '4 Uhr 18'],
  ...['Um 12 am Bahnhof', 'Treffpunkt 3 am See', 'ab 15h'],
]
const FRENCH = ['15 h', '15 h 30', '15h30', '15H30', 'à 15h', 'de 14 h à 18 h']
const ENGLISH = ['3pm', '3 pm', '3 PM', '3:30pm', '3 p.m.', '3:30', '2 to 6 pm', '3 o’clock', '10 am-3 pm']
const ITALIAN = [
  'ore 15',
  'ore 15.30',
  'ore 15:30',
  '15:30',
  '15.30',
  'alle 15',
  'h 15.30',
  'dalle 14 alle 18',
]
const DUTCH = ['15 uur', '15.30 uur', '15:30 uur', '15:30', '15.30u', 'om 15u', '14 tot 18 uur']

/** By locale: the usual notation. */
export const USUAL_NOTATION: Record<Locale, string[]> = {
  'de-AT': GERMAN,
  'de-CH': GERMAN,
  'de-DE': GERMAN,
  'de-IT': GERMAN,
  'de-LI': GERMAN,
  'de-LU': [...GERMAN, 'um 15h30'],
  'fr-BE': [...FRENCH, 'à 15:30'],
  'fr-CH': [...FRENCH, 'à 15:30'],
  'fr-FR': FRENCH,
  'fr-LU': [...FRENCH, 'à 15:30'],
  'en-GB': [...ENGLISH, '3.30 pm', '3.30 p.m.', '15:30', 'at 15:30', 'from 15.30'],
  'en-US': [...ENGLISH, '3:30 p.m.', 'at 10:30', 'from 2:00 to 6:00'],
  'it-CH': ITALIAN,
  'it-IT': ITALIAN,
  'es-ES': [
    '15:30',
    '15:30 h',
    '15.30 h',
    '15 h',
    'a las 17:00',
    '5 p. m.',
    '5:30 p.m.',
    'de 14 a 18 h',
    '17 horas',
  ],
  'nl-BE': [...DUTCH, '15u30', 'om 15u30'],
  'nl-NL': DUTCH,
}

/** Numbers that are no times, wherever they are. */
export const NO_TIMES = [
  ...['12.06.2027', '12. Juni 2027', '12/06/2027', '12-06-2027', '2027-06-12', '12.06. - 14.06.'],
  ...['12,50 €', '€ 15.30', '3.260 g · 50 cm', '3,260 kg', '15.30 m', '1.620 m', '20 x 30 cm'],
  ...['3:2', '21:15', '25:23, 22:25', 'Finale 15:10', '16:9', '1:25', '15:15 gegen die Nachbarn'],
  ...[
    'Joh 3:16',
    '1 Kor 13,4',
    '1 Corinthians 13:13',
    'Psalm 91:11',
    'Jean 15:13',
    'Ps 23:1-6',
    'Gen 12:10-15',
  ],
  ...['0171 15 30 18', '+49 30 1530', '030/15 30 18', '06.12.34.56.78'],
  ...['2 h 30 bei 180 °C', '1h30', '1 h 30 min', '200 g, 15 ml', '2 h', '24h', 'Marathon 3h45'],
  ...['{Vorname}, Tisch 15', 'A15h30', 'v2.15:30:12', '15h30m', '25h30', '15h75'],
]

/** Words of another language beside a time: the card, or a part of it, is in that language. */
export const FOREIGN_CONTEXT: [Locale, string][] = [
  ['de-DE', 'from 3 pm'],
  ['de-DE', '2 to 6 pm'],
  ['de-DE', 'à 15h30'],
  ['de-DE', '14h30 à 18h30'],
  ['de-DE', 'alle ore 15.30'],
  ['fr-FR', 'at 3 pm'],
  ['en-GB', 'um 15 Uhr'],
  ['nl-NL', 'dès 15h30'],
]

/** Times next to others that cannot be converted with them. */
export const PARTLY_CONVERTIBLE: [Locale, string][] = [
  ['de-DE', '14h-16h-18h30'],
  ['de-DE', '15h30 - 20 Gäste'],
  ['de-DE', 'Lindenweg 5 - 3 pm'],
  ['fr-FR', '14:00-18:00'],
]
