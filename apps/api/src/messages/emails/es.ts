import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './de.ts'

export const es: LanguageMessages<typeof de> = {
  'letter.bye': 'Un cordial saludo',
  'letter.footer': '{shop} ha enviado este correo porque alguien ha escrito esta dirección en nuestra web.',
  'letter.unasked': '¿No has sido tú? Entonces no tienes que hacer nada.',
  'letter.unasked@kartenliebe': '¿No lo habéis pedido? Entonces no tenéis que hacer nada.',
  'contact.subject': '{topic}: mensaje de {name}',
  'contact.title': 'Mensaje nuevo: {topic}',
  'contact.intro':
    'Este mensaje ha llegado por el formulario de contacto. Si respondes a este correo, escribes directamente a {name}.',
  'contact.name': 'Nombre',
  'contact.email': 'Correo',
  'contact.order': 'Número de pedido',
  'contact.shop': 'Tienda',
  'contact.message': 'Mensaje',
  'receipt.subject': 'Hemos recibido tu mensaje',
  'receipt.subject@kartenliebe': 'Hemos recibido vuestro mensaje',
  'receipt.title': 'Gracias, tu mensaje ha llegado.',
  'receipt.title@kartenliebe': 'Gracias, vuestro mensaje ha llegado.',
  'receipt.text': '{team} se ocupa y te responde a esta dirección, normalmente en un día laborable.',
  'receipt.text@kartenliebe':
    '{team} se ocupa y os responde a esta dirección, normalmente en un día laborable.',
  'receipt.hours': 'Nuestro horario: {hours}.',
  'newsletter.subject': 'Confirma tu suscripción',
  'newsletter.subject@kartenliebe': 'Confirmad vuestra suscripción',
  'newsletter.title': 'Solo falta un clic.',
  'newsletter.text':
    'Quieres recibir el boletín de {shop}. Confírmalo con este botón y ya está. El botón funciona durante {days} días.',
  'newsletter.text@kartenliebe':
    'Queréis recibir el boletín de {shop}. Confirmadlo con este botón y ya está. El botón funciona durante {days} días.',
  'newsletter.button': 'Confirmar la suscripción',
  'newsletter.leave': 'Darse de baja del boletín',
  'complaint.subject': 'Tu reclamación sobre {order}',
  'complaint.subject@kartenliebe': 'Vuestra reclamación sobre {order}',
  'complaint.title': 'Lo estamos revisando.',
  'complaint.text':
    'Hemos recibido tu reclamación. Lo que decidamos aparecerá en el estado de tu pedido, y te escribiremos.',
  'complaint.text@kartenliebe':
    'Hemos recibido vuestra reclamación. Lo que decidamos aparecerá en el estado de vuestro pedido, y os escribiremos.',
  'complaint.lines': 'Sobre',
  'complaint.order': 'Pedido',
  'withdrawal.subject': 'Recibido: tu desistimiento',
  'withdrawal.subject@kartenliebe': 'Recibido: vuestro desistimiento',
  'withdrawal.title': 'Hemos recibido el desistimiento.',
  'withdrawal.text': 'Recibido el {at}. Guarda este correo como confirmación.',
  'withdrawal.text@kartenliebe': 'Recibido el {at}. Guardad este correo como confirmación.',
  'withdrawal.next':
    'Comprobamos de qué se puede desistir y escribimos a esta dirección. El reembolso llega como máximo {=returnDays} días después del desistimiento, y no antes de que la mercancía haya vuelto o conste su envío.',
  'withdrawal.reference': 'Referencia',
  'withdrawal.order': 'Pedido',
  'withdrawal.lines': 'Artículos',
  'withdrawal.name': 'Nombre',
  'withdrawal.whole': 'Todo el pedido',
  'withdrawal.unasked': '¿No has desistido de nada? Responde entonces a este correo.',
  'withdrawal.unasked@kartenliebe': '¿No habéis desistido de nada? Responded entonces a este correo.',
  'cart-photos.subject': 'Tus fotos en la cesta',
  'cart-photos.subject@kartenliebe': 'Vuestras fotos en la cesta',
  'cart-photos.title': '¿Las guardamos?',
  'cart-photos.text':
    'Todavía tienes en la cesta un artículo con tus fotos. Las borraremos en {days} días, salvo que uses la cesta antes.',
  'cart-photos.text@kartenliebe':
    'Todavía tenéis en la cesta un artículo con vuestras fotos. Las borraremos en {days} días, salvo que uséis la cesta antes.',
  'cart-photos.button': 'A la cesta',
}
