import type { LocaleMessages } from './messages.ts'

/** What a shop in Switzerland and Liechtenstein says differently; ss for ß comes by itself. */
export const deCh: LocaleMessages = {
  'receipt.vat': 'MWST',
  'envelope.too-long': 'Auf dem Couvert gehen höchstens {most} Zeilen zu je {letters} Zeichen.',
  'envelope.sender': 'Bitte noch sagen, was als Absender auf den Couverts stehen soll.',
  'envelope.address': 'Bitte noch die Adresse eintragen, die auf dem Couvert stehen soll.',
  'line.envelope': 'Couvert',
  'line.liner': 'Couvertfutter',
  'problem.liner-without-envelope': 'Couvertfutter gibt es nur mit Couvert.',
  'problem.liner-not-in-size': 'Dieses Futter gibt es nicht in der Grösse des Couverts.',
  'problem.print-without-envelope': 'Ohne Couvert kann nichts darauf gedruckt werden.',
  'problem.print-not-on-dark-envelope': 'Dunkle Couverts können wir nicht bedrucken.',
  'problem.envelope-not-in-size': 'Dieses Couvert gibt es nicht in der Grösse der Karte.',
  'problem.accessory-needs-envelope': 'Dieses Zubehör braucht ein Couvert.',
}
