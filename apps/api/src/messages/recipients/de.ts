/** Messages about recipient lists in German; part of `de.ts`. */
export const recipientsDe = {
  'recipients.label': 'Empfänger',
  'recipients.goes-to': {
    one: '{copies} an eine Adresse, {left} an die Lieferadresse',
    other: '{copies} an {count} Adressen, {left} an die Lieferadresse',
  },
  'recipients.home':
    'Alle {count} Umschläge sind adressiert und kommen mit der Bestellung, in der Reihenfolge der Karten',
  'recipients.home-some': {
    one: 'Ein Umschlag ist adressiert, {blank} ohne Empfänger; alle kommen mit der Bestellung, in der Reihenfolge der Karten',
    other:
      '{count} Umschläge sind adressiert, {blank} ohne Empfänger; alle kommen mit der Bestellung, in der Reihenfolge der Karten',
  },
  'recipients.name': 'Bitte den Namen eintragen.',
  'recipients.twice': 'Steht zweimal auf der Liste.',
  'recipients.no-number': 'Ohne Hausnummer?',
  'recipients.open': {
    one: 'Eine Adresse auf der Liste ist noch nicht vollständig.',
    other: '{count} Adressen auf der Liste sind noch nicht vollständig.',
  },
  'recipients.too-many': 'Auf der Liste stehen {copies} Stück, bestellt sind {quantity}.',
  'recipients.most': 'Auf eine Liste passen {most} Adressen.',
  'recipients.nothing':
    'Darin haben wir keine Adresse gefunden. Am besten geht eine Tabelle mit Name, Straße, Postleitzahl und Ort.',
}
