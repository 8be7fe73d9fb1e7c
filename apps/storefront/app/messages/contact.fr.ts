import type { LanguageMessages } from '@passepartout/domain'
import type { contact as de } from './contact.de.ts'

export const contact: LanguageMessages<typeof de> = {
  'contact.trap': 'Ne pas remplir',
  'contact.topic': 'De quoi s’agit-il ?',
  'contact.name': 'Nom',
  'contact.email': 'Adresse e-mail',
  'contact.orderNumber': 'Numéro de commande',
  'contact.orderNumber-hint': 'Il figure dans la confirmation de commande.',
  'contact.message': 'Message',
  'contact.send': 'Envoyer le message',
  'contact.sending': 'Envoi en cours…',
  'contact.sent-title': 'Merci, votre message est arrivé.',
  'contact.sent-text':
    'Nous répondons en général sous un jour ouvré. Une confirmation est en route vers votre boîte mail.',
  'contact.offline': 'L’envoi n’a pas abouti. Tout est encore là, veuillez réessayer dans un instant.',
  'contact.teams': 'Qui vous répond',
}
