/** Messages about recipient lists in Spanish; part of `es.ts`. */
export const recipientsEs = {
  'recipients.label': 'Destinatarios',
  'recipients.goes-to': {
    one: '{copies} a una dirección, {left} a la dirección de entrega',
    other: '{copies} a {count} direcciones, {left} a la dirección de entrega',
  },
  'recipients.home':
    'Los {count} sobres llevan dirección y llegan con el pedido, en el orden de las tarjetas',
  'recipients.home-some': {
    one: 'Un sobre lleva dirección y {blank} van sin destinatario; todos llegan con el pedido, en el orden de las tarjetas',
    other:
      '{count} sobres llevan dirección y {blank} van sin destinatario; todos llegan con el pedido, en el orden de las tarjetas',
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
