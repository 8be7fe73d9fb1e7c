import type { LanguageMessages } from '@passepartout/domain'
import type { contact as de } from './contact.de.ts'

export const contact: LanguageMessages<typeof de> = {
  'contact.trap': 'Por favor, dejar vacío',
  'contact.topic': '¿De qué se trata?',
  'contact.name': 'Nombre',
  'contact.email': 'Correo electrónico',
  'contact.orderNumber': 'Número de pedido',
  'contact.orderNumber-hint': 'Está en la confirmación del pedido.',
  'contact.message': 'Mensaje',
  'contact.send': 'Enviar mensaje',
  'contact.sending': 'Enviando…',
  'contact.sent-title': 'Gracias, tu mensaje ha llegado.',
  'contact.sent-title@kartenliebe': 'Gracias, vuestro mensaje ha llegado.',
  'contact.sent-text':
    'Solemos responder en un día laborable. Te hemos enviado una confirmación a tu correo.',
  'contact.sent-text@kartenliebe':
    'Solemos responder en un día laborable. Os hemos enviado una confirmación a vuestro correo.',
  'contact.offline': 'No ha llegado. Lo escrito sigue aquí: vuelve a probar en un momento.',
  'contact.offline@kartenliebe': 'No ha llegado. Lo escrito sigue aquí: volved a probar en un momento.',
  'contact.teams': 'Quién responde',
}
