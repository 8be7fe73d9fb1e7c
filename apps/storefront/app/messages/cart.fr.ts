import type { LanguageMessages } from '@passepartout/domain'
import type { cart as de } from './cart.de.ts'

export const cart: LanguageMessages<typeof de> = {
  'cart.title': 'Panier',
  'cart.count': {
    one: '{count} article, enregistré sur cet appareil.',
    other: '{count} articles, enregistrés sur cet appareil.',
  },
  'cart.articles': { one: '{count} article', other: '{count} articles' },
  'cart.unnamed': 'Votre création',
  'cart.lines': 'Articles du panier',
  'cart.edit': 'Modifier la création',
  'cart.duplicate': 'Dupliquer',
  'cart.remove': 'Supprimer',
  'cart.of-line': '{action} : {title}',
  'cart.preview': 'Aperçu : {title}',
  'cart.quantity': 'Quantité',
  'cart.quantity-of': 'Quantité : {title}',
  'cart.less': 'Un de moins : {title}',
  'cart.more': 'Un de plus : {title}',
  'cart.apply': 'Valider',
  'cart.each': '{price} l’unité',
  'cart.price-changed': 'Le prix a changé depuis l’ajout au panier : {before} avant, {now} maintenant.',
  'cart.sum': 'Récapitulatif',
  'cart.goods': 'Sous-total',
  'cart.discount': 'Remise de l’offre',
  'cart.shipping': 'Livraison ({country})',
  'cart.free': 'offerte',
  'cart.total': 'Total',
  'cart.vat': 'Dont {amount} de TVA ({rate})',
  'cart.checkout': 'Passer commande',
  'cart.checkout-closed':
    'La caisse n’est pas encore ouverte. Votre panier reste enregistré jusqu’à son ouverture.',
  'cart.note':
    'Les articles fabriqués d’après votre photo sont exclus du droit de rétractation. Si l’impression a un défaut, nous la refaisons.',
  'cart.empty-title': 'Rien n’est encore accroché ici.',
  'cart.empty-text':
    'Choisissez un matériau et une photo, puis déposez votre tableau ici. Il reste enregistré sur cet appareil.',
  'cart.empty-action': 'Voir la déco murale',
  'cart.empty-title@kartenliebe': 'Pas encore de carte choisie.',
  'cart.empty-text@kartenliebe':
    'Prenez votre temps. Ce que vous déposez ici reste enregistré sur cet appareil.',
  'cart.empty-action@kartenliebe': 'Voir les cartes',
  'cart.add': 'Ajouter au panier',
  'cart.added': 'Ajouté au panier.',
  'cart.open': 'Voir le panier',
  'cart.close': 'Fermer',
  'cart.offline': 'Pas de connexion. Réessayez dans un instant.',
  'cart.removed': 'L’article a été retiré.',
  'cart.restore': 'Annuler',
  'cart.problem': 'Cela n’a pas fonctionné. {reason}',
  'cart.unavailable':
    'Le panier est inaccessible pour le moment. Rien n’est perdu. Rechargez la page dans une minute.',
  'cart.line-unavailable': 'Cette version n’existe plus. Elle ne compte pas dans le total.',
  'cart.vat-name': 'TVA',
  'cart.vat-on-top': 'Taxes en sus, le cas échéant.',
}
