import type { LanguageMessages } from '@passepartout/domain'
import type { newsletter as de } from './newsletter.de.ts'

export const newsletter: LanguageMessages<typeof de> = {
  'newsletter.email': 'Adresse e-mail',
  'newsletter.subscribe': 'S’inscrire',
  'newsletter.sent-title': 'Presque terminé.',
  'newsletter.sent-text':
    'Nous vous avons envoyé un e-mail. Le bouton qu’il contient confirme votre inscription. Si votre inscription existe déjà, vous n’en recevrez pas.',
  'newsletter.confirmed-title': 'C’est confirmé.',
  'newsletter.confirmed-text':
    'La prochaine newsletter arrivera à cette adresse. Chaque numéro permet de se désinscrire en un clic.',
  'newsletter.left-title': 'Désinscription confirmée.',
  'newsletter.left-text':
    'Nous avons effacé votre adresse et vous ne recevrez plus de newsletter. Si c’était une erreur, réinscrivez-vous ici.',
  'newsletter.expired-title': 'Ce lien n’est plus valable.',
  'newsletter.expired-text': 'Indiquez à nouveau votre adresse et nous en enverrons un autre.',
}
