/** Messages about recipient lists in Dutch; part of `nl.ts`. */
export const recipientsNl = {
  'recipients.label': 'Ontvangers',
  'recipients.goes-to': {
    one: '{copies} naar één adres, {left} naar het bezorgadres',
    other: '{copies} naar {count} adressen, {left} naar het bezorgadres',
  },
  'recipients.home':
    'Alle {count} enveloppen zijn geadresseerd en komen met de bestelling mee, in de volgorde van de kaarten',
  'recipients.home-some': {
    one: 'Eén envelop is geadresseerd, {blank} zonder ontvanger; alles komt met de bestelling mee, in de volgorde van de kaarten',
    other:
      '{count} enveloppen zijn geadresseerd, {blank} zonder ontvanger; alles komt met de bestelling mee, in de volgorde van de kaarten',
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
