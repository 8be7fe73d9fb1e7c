import type { LanguageMessages } from '@passepartout/domain'
import type { newsletterLinks as de } from './newsletter-links.de.ts'

export const newsletterLinks: LanguageMessages<typeof de> = {
  'newsletter.consent':
    'Con l’iscrizione accetti che {shop} ti invii per e-\u2060mail novità, idee e offerte. Basta un clic in ogni numero per cambiare idea.',
  'newsletter.consent@kartenliebe':
    'Con l’iscrizione accettate che {shop} vi invii per e-\u2060mail novità, idee e offerte. Basta un clic in ogni numero per cambiare idea.',
  'newsletter.footer': 'Newsletter',
  'newsletter.footer-text': 'Nuove idee e offerte via e-\u2060mail.',
  'newsletter.confirm-title': 'Conferma della newsletter',
  'newsletter.confirm-text': 'Ancora un clic e la newsletter arriva a questo indirizzo.',
  'newsletter.confirm-button': 'Conferma l’iscrizione',
  'newsletter.leave-title': 'Disiscrizione dalla newsletter',
  'newsletter.leave-text': 'Premi il pulsante per annullare l’iscrizione. Poi cancelliamo l’indirizzo.',
  'newsletter.leave-text@kartenliebe':
    'Premete il pulsante per annullare l’iscrizione. Poi cancelliamo l’indirizzo.',
  'newsletter.leave-button': 'Annulla l’iscrizione',
}
