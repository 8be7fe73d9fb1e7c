import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './de.ts'

export const es: LanguageMessages<typeof de> = {
  'letter.hello-all': 'Hola:',
  'letter.bye': 'Un saludo',
  'letter.bye@kartenliebe': 'Un abrazo',
  'letter.footer': '{shop} ha enviado este correo porque alguien ha escrito esta dirección en nuestra web.',
  'letter.unasked': '¿No has sido tú? Entonces no tienes que hacer nada.',
  'letter.unasked@kartenliebe': '¿No habéis sido vosotros? Entonces no tenéis que hacer nada.',
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
    'Quieres recibir el boletín de {shop}. Confírmalo con este botón y ya está. Vale durante {days} días.',
  'newsletter.text@kartenliebe':
    'Queréis recibir el boletín de {shop}. Confirmadlo con este botón y ya está. Vale durante {days} días.',
  'newsletter.button': 'Confirmar la suscripción',
  'newsletter.leave': 'Darse de baja del boletín',
}
