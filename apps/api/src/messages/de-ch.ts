import type { LocaleMessages } from './message-keys.ts'

/** Messages that differ in Switzerland and Liechtenstein; ß becomes ss automatically. */
export const deCh: LocaleMessages = {
  'receipt.vat': 'MWST',
  'envelope.too-long': 'Auf das Couvert passen höchstens {most} Zeilen zu je {letters} Zeichen.',
  'envelope.sender': 'Bitte noch angeben, was als Absender auf den Couverts stehen soll.',
  'envelope.address': 'Bitte noch die Adresse eintragen, die auf dem Couvert stehen soll.',
  'recipients.home':
    'Alle {count} Couverts sind adressiert und kommen mit der Bestellung, in der Reihenfolge der Karten',
  'recipients.home-some': {
    one: 'Ein Couvert ist adressiert, {blank} ohne Empfänger; alle kommen mit der Bestellung, in der Reihenfolge der Karten',
    other:
      '{count} Couverts sind adressiert, {blank} ohne Empfänger; alle kommen mit der Bestellung, in der Reihenfolge der Karten',
  },
  'line.envelope': 'Couvert',
  'line.liner': 'Couvertfutter',
  'problem.liner-without-envelope': 'Couvertfutter gibt es nur mit Couvert.',
  'problem.liner-not-in-size': 'Dieses Futter gibt es nicht in der Grösse des Couverts.',
  'problem.print-without-envelope': 'Ohne Couvert kann nichts darauf gedruckt werden.',
  'problem.print-not-on-dark-envelope': 'Dunkle Couverts können wir nicht bedrucken.',
  'problem.envelope-not-in-size': 'Dieses Couvert gibt es nicht in der Grösse der Karte.',
  'problem.accessory-needs-envelope': 'Dieses Zubehör braucht ein Couvert.',
}
