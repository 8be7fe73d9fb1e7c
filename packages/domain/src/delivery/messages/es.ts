import type { DeliveryMessages } from './de.ts'

export const es: DeliveryMessages = {
  today: 'hoy antes de las {time}',
  tomorrow: 'mañana antes de las {time}',
  date: 'antes del {day} a las {time}',
  safety: 'Haz tu pedido {when} y llegará {inTime}, con margen.',
  normal: 'Haz tu pedido {when} y llegará {inTime}.',
  express: 'Pidiéndolo {when} con envío exprés, llegará {inTime}.',
  saturday: 'Pidiéndolo {when} con envío exprés y entrega en sábado, llegará {inTime}.',
  fallback: {
    one: 'Normalmente lo recibes en {count} día laborable.',
    other: 'Normalmente lo recibes en {count} días laborables.',
  },
  'fallback-range': 'Normalmente lo recibes en un plazo de {min} a {max} días laborables.',
  'safety@kartenliebe': 'Haced vuestro pedido {when} y llegará {inTime}, con margen.',
  'normal@kartenliebe': 'Haced vuestro pedido {when} y llegará {inTime}.',
  'fallback@kartenliebe': {
    one: 'Normalmente lo recibís en {count} día laborable.',
    other: 'Normalmente lo recibís en {count} días laborables.',
  },
  'fallback-range@kartenliebe': 'Normalmente lo recibís en un plazo de {min} a {max} días laborables.',
}
