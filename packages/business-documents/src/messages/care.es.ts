import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './care.de.ts'

export const es: LanguageMessages<typeof de> = {
  'cancelled.voucher': 'En el vale regalo vuelve a haber {amount}.',
  'arrived.subject': 'Ha llegado un paquete del pedido {order}',
  'arrived.title': 'El paquete ha llegado.',
  'arrived.text': 'Según el transportista, ha llegado a {city}.',
  'arrived.photos':
    'Borraremos las fotos de este pedido el {date}. En la página del pedido puedes conservarlas más tiempo o borrarlas ya.',
  'arrived.photos@kartenliebe':
    'Borraremos las fotos de este pedido el {date}. En la página del pedido podéis conservarlas más tiempo o borrarlas ya.',
  'decided.subject': 'Respuesta sobre el pedido {order}',
  'decided.title': 'Hemos revisado la reclamación.',
  'decided.reprint':
    'Volvemos a hacer gratis lo que no estaba bien en el pedido {order}. Cuando salga, llegará un correo.',
  'decided.refund':
    'Por tu reclamación sobre el pedido {order} te hacemos un reembolso. Otro correo indicará el importe.',
  'decided.refund@kartenliebe':
    'Por vuestra reclamación sobre el pedido {order} os hacemos un reembolso. Otro correo indicará el importe.',
  'decided.refused':
    'Lo sentimos, no podemos aceptar la reclamación sobre el pedido {order}. Si no estás de acuerdo, responde a este correo.',
  'decided.refused@kartenliebe':
    'Lo sentimos, no podemos aceptar la reclamación sobre el pedido {order}. Si no estáis de acuerdo, responded a este correo.',
  'links.subject': 'Tus pedidos en {shop}',
  'links.subject@kartenliebe': 'Vuestros pedidos en {shop}',
  'links.title': 'Aquí están tus pedidos.',
  'links.title@kartenliebe': 'Aquí están vuestros pedidos.',
  'links.text':
    'Alguien ha escrito esta dirección en nuestra web para volver a recibir los enlaces. Si no lo has pedido, no hay que hacer nada.',
  'links.text@kartenliebe':
    'Alguien ha escrito esta dirección en nuestra web para volver a recibir los enlaces. Si no lo habéis pedido, no hay que hacer nada.',
  'links.order': 'Pedido {order} del {date}',
}
