import type { LanguageMessages } from '@passepartout/domain'
import type { deCart } from './de-cart.ts'

/** French messages for adding to the cart. */
export const frCart: LanguageMessages<typeof deCart> = {
  'cart.add': 'Ajouter au panier',
  'cart.update': 'Actualiser le panier',
  'cart.adding': 'Ajout au panier…',
  'cart.blocked': 'Il manque encore quelque chose : {what}',
  'cart.offline': 'Possible à nouveau dès le retour de la connexion.',
  'cart.noPrice': 'Le prix n’est pas disponible pour le moment. Nous continuons d’essayer.',
  'cart.unsaved': 'Votre création n’a pas encore pu être enregistrée. Réessayez dans un instant.',
  'cart.failed': 'Cela n’a pas fonctionné. Votre création est enregistrée, réessayez.',
  'cart.waiting': { one: 'Envoi de la photo en cours…', other: 'Encore {count} photos en route…' },
  'cart.soon': 'Bientôt dans le panier',
  'cart.saving': 'Enregistrement…',
  'cart.connecting': 'En attente de la connexion…',
  'cart.cancel': 'Ne plus ajouter au panier',
  'cart.cancelled': 'D’accord, rien n’est ajouté au panier.',
  'cart.photoFailed': '{file} ne nous est pas parvenu. Rien n’est encore dans le panier.',
  'cart.again': 'Renvoyer',
}
