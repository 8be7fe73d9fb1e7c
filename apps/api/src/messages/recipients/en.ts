/** Messages about recipient lists in English; part of `en.ts`. */
export const recipientsEn = {
  'recipients.label': 'Recipients',
  'recipients.goes-to': {
    one: '{copies} to one address, {left} to the delivery address',
    other: '{copies} to {count} addresses, {left} to the delivery address',
  },
  'recipients.home': 'All {count} envelopes are addressed and come with the order, in the order of the cards',
  'recipients.home-some': {
    one: 'One envelope is addressed, {blank} have no recipient; all come with the order, in the order of the cards',
    other:
      '{count} envelopes are addressed, {blank} have no recipient; all come with the order, in the order of the cards',
  },
  'recipients.name': 'Please enter the name.',
  'recipients.twice': 'Is on the list twice.',
  'recipients.no-number': 'No house number?',
  'recipients.open': {
    one: 'One address on the list isn’t complete yet.',
    other: '{count} addresses on the list aren’t complete yet.',
  },
  'recipients.too-many': 'The list has {copies} copies, {quantity} are ordered.',
  'recipients.most': 'A list holds {most} addresses.',
  'recipients.nothing': 'We found no address in it. A table with name, street, postcode and town works best.',
}
