/** German messages for adding to the cart. */
export const deCart = {
  'cart.add': 'In den Warenkorb',
  'cart.update': 'Warenkorb aktualisieren',
  'cart.adding': 'Kommt in den Warenkorb …',
  'cart.blocked': 'Vorher fehlt noch etwas: {what}',
  'cart.offline': 'Das geht wieder, sobald die Verbindung steht.',
  'cart.noPrice': 'Der Preis ist gerade nicht verfügbar. Wir versuchen es weiter.',
  'cart.unsaved': 'Deine Gestaltung konnte noch nicht gespeichert werden. Versuch es gleich noch mal.',
  'cart.unsaved@kartenliebe':
    'Eure Gestaltung konnte noch nicht gespeichert werden. Versucht es gleich noch mal.',
  'cart.failed': 'Das hat nicht geklappt. Deine Gestaltung ist gesichert, versuch es noch mal.',
  'cart.failed@kartenliebe': 'Das hat nicht geklappt. Eure Gestaltung ist gesichert, versucht es noch mal.',
  'cart.waiting': { one: 'Foto wird noch übertragen …', other: 'Noch {count} Fotos unterwegs …' },
  'cart.soon': 'Kommt gleich in den Warenkorb',
  'cart.saving': 'Wird gespeichert …',
  'cart.connecting': 'Wartet auf die Verbindung …',
  'cart.cancel': 'Doch nicht in den Warenkorb',
  'cart.cancelled': 'Gut, die Gestaltung kommt nicht in den Warenkorb.',
  'cart.photoFailed': '{file} ist nicht bei uns angekommen. Im Warenkorb liegt noch nichts.',
  'cart.again': 'Noch einmal senden',
} as const
