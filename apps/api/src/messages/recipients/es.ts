/** What is said of lists of recipients; `es.ts` joins it with the rest. */
export const recipientsEs = {
  'recipients.label': 'Destinatarios',
  'recipients.goes-to': {
    one: '{copies} a una dirección, {left} a la dirección de entrega',
    other: '{copies} a {count} direcciones, {left} a la dirección de entrega',
  },
  'recipients.name': 'Falta el nombre.',
  'recipients.twice': 'Está dos veces en la lista.',
  'recipients.no-number': '¿Sin número?',
  'recipients.open': {
    one: 'Una dirección de la lista aún no está completa.',
    other: '{count} direcciones de la lista aún no están completas.',
  },
  'recipients.too-many': 'La lista suma {copies} ejemplares y hay {quantity} pedidos.',
  'recipients.most': 'En una lista caben {most} direcciones.',
  'recipients.nothing':
    'No hemos encontrado ninguna dirección. Lo mejor es una tabla con nombre, calle, código postal y localidad.',
}
