import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './de.ts'

export const fr: LanguageMessages<typeof de> = {
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
    'Vous souhaitez recevoir la newsletter de {shop}. Confirmez-le avec ce bouton et c’est parti. Le bouton reste valable {days} jours.',
  'newsletter.button': 'Confirmer l’inscription',
  'newsletter.leave': 'Se désinscrire de la newsletter',
  'complaint.subject': 'Votre réclamation concernant {order}',
  'complaint.title': 'Nous nous en occupons.',
  'complaint.text':
    'Votre réclamation est arrivée. Notre décision figurera dans le suivi de votre commande, et nous vous écrirons.',
  'complaint.lines': 'Concerne',
  'complaint.order': 'Commande',
  'withdrawal.subject': 'Accusé de réception : votre rétractation',
  'withdrawal.title': 'Votre rétractation est arrivée.',
  'withdrawal.text': 'Reçue le {at}. Conservez cet e-mail comme confirmation.',
  'withdrawal.next':
    'Nous vérifions ce qui ouvre droit à rétractation et répondons à cette adresse. Le remboursement intervient au plus tard {=returnDays} jours après la rétractation, mais pas avant le retour des articles ou la preuve de leur envoi.',
  'withdrawal.reference': 'Référence',
  'withdrawal.order': 'Commande',
  'withdrawal.lines': 'Articles',
  'withdrawal.name': 'Nom',
  'withdrawal.whole': 'Toute la commande',
  'withdrawal.unasked': 'Cette rétractation ne vient pas de vous ? Répondez alors à cet e-mail.',
  'cart-photos.subject': 'Vos photos dans le panier',
  'cart-photos.title': 'Faut-il les garder\u202f?',
  'cart-photos.text':
    'Il reste dans le panier un article avec vos photos. Nous les supprimerons dans {days} jours. Elles restent si le panier est utilisé avant.',
  'cart-photos.button': 'Vers le panier',
}
