/** What is said of lists of recipients; `de.ts` joins it with the rest. */
export const recipientsDe = {
  'recipients.label': 'Empfänger',
  'recipients.goes-to': {
    one: '{copies} an eine Adresse, {left} an die Lieferadresse',
    other: '{copies} an {count} Adressen, {left} an die Lieferadresse',
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
