import type { LanguageMessages } from '@passepartout/domain'
import type { newsletterLinks as de } from './newsletter-links.de.ts'

export const newsletterLinks: LanguageMessages<typeof de> = {
  'newsletter.consent':
    'Al suscribirte aceptas que {shop} te envíe por correo novedades, ideas y ofertas. Puedes retirarlo con un clic en cada número.',
  'newsletter.consent@kartenliebe':
    'Al suscribiros aceptáis que {shop} os envíe por correo novedades, ideas y ofertas. Podéis retirarlo con un clic en cada número.',
  'newsletter.footer': 'Boletín',
  'newsletter.footer-text': 'Ideas nuevas y ofertas por correo.',
  'newsletter.confirm-title': 'Confirmar el boletín',
  'newsletter.confirm-text': 'Un clic más y el boletín llegará a esta dirección.',
  'newsletter.confirm-button': 'Confirmar la suscripción',
  'newsletter.leave-title': 'Darse de baja del boletín',
  'newsletter.leave-text': 'Pulsa el botón para darte de baja. Después borramos la dirección.',
  'newsletter.leave-text@kartenliebe': 'Pulsad el botón para daros de baja. Después borramos la dirección.',
  'newsletter.leave-button': 'Cancelar la suscripción',
}
