import type { LanguageMessages } from '@passepartout/domain'
import type { wishlist as de } from './wishlist.de.ts'

export const wishlist: LanguageMessages<typeof de> = {
  'wishlist.link': 'Favoris',
  'wishlist.title': 'Vos favoris',
  'wishlist.count': {
    one: 'Une carte, enregistrée sur cet appareil.',
    other: '{count} cartes, enregistrées sur cet appareil.',
  },
  'wishlist.cards': 'Cartes dans vos favoris',
  'wishlist.keep': 'Garder {name}',
  'wishlist.kept': '{name} est dans vos favoris.',
  'wishlist.removed': '{name} n’est plus dans vos favoris.',
  'wishlist.undo': 'Annuler',
  'wishlist.open': 'Voir les favoris',
  'wishlist.failed': 'Cela n’a pas fonctionné. Veuillez réessayer.',
  'wishlist.problem': 'Cela n’a pas fonctionné : {reason}',
  'wishlist.unavailable':
    'Vos favoris sont momentanément indisponibles. Rien n’est perdu. Veuillez recharger la page dans une minute.',
  'wishlist.share': 'Partager',
  'wishlist.share-title': 'Vos favoris sont partagés',
  'wishlist.share-text':
    'Toute personne qui a ce lien voit vos cartes et vos notes, sans pouvoir rien modifier.',
  'wishlist.share-link': 'Lien vers vos favoris',
  'wishlist.copy': 'Copier le lien',
  'wishlist.copied': 'Lien copié.',
  'wishlist.unshare': 'Ne plus partager',
  'wishlist.design': 'Créer',
  'wishlist.design-of': 'Créer {name}',
  'wishlist.sample-of': 'Créer un échantillon de {name}',
  'wishlist.remove': 'Retirer {name} des favoris',
  'wishlist.note-add': 'Ajouter une note',
  'wishlist.note-of': 'Note sur {name}',
  'wishlist.note-save': 'Enregistrer',
  'wishlist.more-title': 'Il reste de la place',
  'wishlist.more-text': 'Touchez le cœur d’une carte : elle vous attendra ici.',
  'wishlist.more-action': 'Continuer à regarder',
  'wishlist.shared-title': 'Une sélection pour vous',
  'wishlist.shared-count': {
    one: 'Quelqu’un a choisi cette carte pour vous. Si elle vous plaît, ajoutez-la d’un cœur.',
    other: 'Quelqu’un a choisi ces {count} cartes pour vous. Gardez d’un cœur celles qui vous plaisent.',
  },
  'wishlist.shared-empty': 'Il n’y a pas de carte dans cette sélection pour le moment.',
  'wishlist.shared-action': 'Voir toutes les cartes',
  'wishlist.samples-title': { one: 'Un échantillon est offert', other: '{count} échantillons sont offerts' },
  'wishlist.samples-text':
    'Chaque échantillon suivant coûte {price}. Commandez-le près de chaque carte avec ce symbole :',
}
