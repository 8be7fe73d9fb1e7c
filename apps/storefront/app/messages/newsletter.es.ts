import type { LanguageMessages } from '@passepartout/domain'
import type { newsletter as de } from './newsletter.de.ts'

export const newsletter: LanguageMessages<typeof de> = {
  'newsletter.email': 'Correo electrónico',
  'newsletter.subscribe': 'Suscribirse',
  'newsletter.sent-title': 'Ya casi está.',
  'newsletter.sent-text':
    'Te hemos enviado un correo. Confirma la suscripción con el botón que contiene. Si ya tienes el boletín, no llegará ninguno.',
  'newsletter.sent-text@kartenliebe':
    'Os hemos enviado un correo. Confirmad la suscripción con el botón que contiene. Si ya tenéis el boletín, no llegará ninguno.',
  'newsletter.confirmed-title': 'Suscripción confirmada.',
  'newsletter.confirmed-title@kartenliebe': 'Suscripción confirmada.',
  'newsletter.confirmed-text':
    'El próximo boletín llegará a esta dirección. Cada número trae un enlace para darse de baja con un clic.',
  'newsletter.left-title': 'Baja confirmada.',
  'newsletter.left-text':
    'Hemos borrado tu dirección y no recibirás más boletines. Si ha sido un error, puedes suscribirte aquí de nuevo.',
  'newsletter.left-text@kartenliebe':
    'Hemos borrado vuestra dirección y no recibiréis más boletines. Si ha sido un error, podéis suscribiros aquí de nuevo.',
  'newsletter.expired-title': 'Este enlace ya no vale.',
  'newsletter.expired-text': 'Escribe tu dirección otra vez y enviaremos uno nuevo.',
  'newsletter.expired-text@kartenliebe': 'Escribid vuestra dirección otra vez y enviaremos uno nuevo.',
}
