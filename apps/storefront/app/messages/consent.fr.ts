import type { LanguageMessages } from '@passepartout/domain'
import type { consent as de } from './consent.de.ts'

export const consent: LanguageMessages<typeof de> = {
  'consent.title': 'Cookies et vie privée',
  'consent.privacy': 'Confidentialité',
  'consent.asks':
    'Pour certaines choses, il nous faut votre accord. Vous pouvez le donner ou le retirer ici à tout moment ; la boutique fonctionne de la même façon dans les deux cas.',
  'consent.asks-nothing':
    'Cette boutique n’utilise que les cookies sans lesquels elle ne fonctionne pas. Ni statistiques, ni publicité, ni autre service soumis à votre accord.',
  'consent.question':
    'Pouvons-nous aussi utiliser des cookies pour {purposes} ? Si vous refusez, nous nous en passons.',
  'consent.decline': 'Refuser',
  'consent.grant': 'Accepter',
  'consent.settings': 'Choisir au cas par cas',
  'consent.decline-all': 'Tout refuser',
  'consent.save': 'Enregistrer',
  'consent.grant-all': 'Tout accepter',
  'consent.necessary': 'Nécessaires',
  'consent.necessary-text': 'Le panier, les créations et votre choix sur cette page.',
  'consent.always': 'Toujours actifs',
  'consent.details': 'Les cookies en détail',
  'consent.days': '{days} jours',
  'consent.cookie-visitor': 'Retient quelles photos, quelles créations et quel panier sont les vôtres.',
  'consent.cookie-shared-designs': 'Retient les créations partagées auxquelles vous participez.',
  'consent.cookie-cart-count': 'Le nombre d’articles affiché sur le panier.',
  'consent.cookie-wishlist-count': 'Le nombre de cartes affiché sur les favoris.',
  'consent.cookie-consent': 'Votre décision sur les cookies, avec sa date.',
  'consent.until-closed': 'jusqu’à la fermeture du navigateur',
  'consent.one-hour': 'une heure au plus',
  'consent.cookie-session': 'Maintient votre connexion.',
  'consent.cookie-device':
    'Reconnaît ce navigateur après une connexion, pour que personne ne bloque votre compte par des tentatives de connexion échouées.',
  'consent.cookie-nonce': 'Protège une connexion avec Google pendant qu’elle se fait.',
  'consent.cookie-passkey': 'Protège une connexion par clé d’accès pendant qu’elle se fait.',
  'consent.cookie-logged-in': 'Retient que votre session est ouverte.',
  'consent.cookie-split-user-key':
    'Un nombre aléatoire grâce auquel vous voyez la même version à chaque visite.',
  'consent.cookie-split-session-key':
    'Un nombre aléatoire grâce auquel la version ne change pas pendant une visite.',
  'consent.statistics': 'Statistiques',
  'consent.statistics-for': 'les statistiques',
  'consent.statistics-text': 'Compte les pages lues et l’endroit où les visites s’arrêtent.',
  'consent.experiments': 'Tests comparatifs',
  'consent.experiments-for': 'les tests comparatifs',
  'consent.experiments-text': 'Montre deux versions d’une page et retient celle que vous voyez.',
  'consent.recording': 'Enregistrement',
  'consent.recording-for': 'les enregistrements de navigation',
  'consent.recording-text': 'Enregistre les mouvements de souris et les clics, pour repérer ce qui gêne.',
  'consent.marketing': 'Publicité',
  'consent.marketing-for': 'la publicité',
  'consent.marketing-text':
    'Mesure quelle annonce vous a amené ici et en montre de pertinentes sur d’autres sites.',
}
