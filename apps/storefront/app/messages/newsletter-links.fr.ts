import type { LanguageMessages } from '@passepartout/domain'
import type { newsletterLinks as de } from './newsletter-links.de.ts'

export const newsletterLinks: LanguageMessages<typeof de> = {
  'newsletter.consent':
    'En vous inscrivant, vous acceptez que {shop} vous envoie par e-\u2060mail des nouveautés, des idées et des offres. Un clic dans chaque numéro suffit pour revenir sur cet accord.',
  'newsletter.footer': 'Newsletter',
  'newsletter.footer-text': 'Nouvelles idées et offres par e-\u2060mail.',
  'newsletter.confirm-title': 'Confirmer la newsletter',
  'newsletter.confirm-text': 'Encore un clic et la newsletter arrivera à cette adresse.',
  'newsletter.confirm-button': 'Confirmer l’inscription',
  'newsletter.leave-title': 'Se désinscrire de la newsletter',
  'newsletter.leave-text':
    'Cliquez sur le bouton pour vous désinscrire. Nous effaçons ensuite votre adresse.',
  'newsletter.leave-button': 'Me désinscrire',
}
