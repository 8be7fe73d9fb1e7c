/** What is said of lists of recipients; `nl.ts` joins it with the rest. */
export const recipientsNl = {
  'recipients.label': 'Ontvangers',
  'recipients.goes-to': {
    one: '{copies} naar één adres, {left} naar het bezorgadres',
    other: '{copies} naar {count} adressen, {left} naar het bezorgadres',
  },
  'recipients.name': 'Vul de naam in.',
  'recipients.twice': 'Staat twee keer op de lijst.',
  'recipients.no-number': 'Zonder huisnummer?',
  'recipients.open': {
    one: 'Eén adres op de lijst is nog niet volledig.',
    other: '{count} adressen op de lijst zijn nog niet volledig.',
  },
  'recipients.too-many': 'Op de lijst staan {copies} stuks, besteld zijn er {quantity}.',
  'recipients.most': 'Op een lijst passen {most} adressen.',
  'recipients.nothing':
    'We hebben er geen adres in gevonden. Het beste werkt een tabel met naam, straat, postcode en plaats.',
}
