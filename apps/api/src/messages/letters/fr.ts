import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './de.ts'

export const fr: LanguageMessages<typeof de> = {
  'letter.hello-all': 'Bonjour,',
  'letter.bye': 'Bien à vous',
  'letter.bye@kartenliebe': 'Bien chaleureusement',
  'letter.footer': '{shop} vous envoie cet e-mail parce que cette adresse a été saisie sur notre site.',
  'letter.unasked': 'Ce n’était pas vous ? Alors vous n’avez rien à faire.',
  'contact.subject': '{topic} : message de {name}',
  'contact.title': 'Nouveau message : {topic}',
  'contact.intro':
    'Ce message est arrivé par le formulaire de contact. Une réponse à cet e-mail part directement à {name}.',
  'contact.name': 'Nom',
  'contact.email': 'E-mail',
  'contact.order': 'Numéro de commande',
  'contact.shop': 'Boutique',
  'contact.message': 'Message',
  'receipt.subject': 'Votre message est bien arrivé',
  'receipt.title': 'Merci, votre message est arrivé.',
  'receipt.text': '{team} s’en occupe et vous répond à cette adresse, en général sous un jour ouvré.',
  'receipt.hours': 'Nos horaires : {hours}.',
  'newsletter.subject': 'Confirmez votre inscription',
  'newsletter.title': 'Plus qu’un clic.',
  'newsletter.text':
    'Vous souhaitez recevoir la newsletter de {shop}. Confirmez-le avec ce bouton et c’est parti. Il reste valable {days} jours.',
  'newsletter.button': 'Confirmer l’inscription',
  'newsletter.leave': 'Se désinscrire de la newsletter',
}
