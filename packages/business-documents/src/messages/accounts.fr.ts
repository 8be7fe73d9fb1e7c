import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './accounts.de.ts'

export const fr: LanguageMessages<typeof de> = {
  'account.minutes': 'Le bouton est valable {minutes} minutes et ne sert qu’une fois.',
  'sign-up.subject': 'Confirmez votre adresse e-mail',
  'sign-up.title': 'Plus qu’un clic.',
  'sign-up.text':
    'Vous avez créé un compte chez {shop}. Ce bouton nous confirme que cette adresse est bien la vôtre.',
  'sign-up.button': 'Confirmer l’adresse',
  'sign-up.unasked': 'Ce n’était pas vous ? Vous n’avez rien à faire, le compte restera sans confirmation.',
  'already-customer.subject': 'Vous avez déjà un compte chez {shop}',
  'already-customer.title': 'Ce compte existe déjà.',
  'already-customer.text':
    'Quelqu’un a voulu créer un compte chez {shop} avec cette adresse, mais il en existe déjà un. Il suffit de vous connecter ; un mot de passe oublié se remplace au même endroit.',
  'already-customer.button': 'Se connecter',
  'already-customer.unasked':
    'Ce n’était pas vous ? Vous n’avez rien à faire, rien ne change pour votre compte.',
  'password-reset.subject': 'Nouveau mot de passe pour {shop}',
  'password-reset.title': 'Choisir un nouveau mot de passe.',
  'password-reset.text':
    'Ce bouton vous permet de choisir un nouveau mot de passe. Tous les appareils seront ensuite déconnectés et vous vous connecterez avec le nouveau.',
  'password-reset.button': 'Choisir un mot de passe',
  'password-reset.unasked':
    'Vous n’avez rien demandé ? Vous n’avez rien à faire, l’ancien mot de passe reste valable.',
  'magic-link.subject': 'Votre lien de connexion à {shop}',
  'magic-link.title': 'Se connecter sans mot de passe.',
  'magic-link.text': 'Ce bouton vous connecte. Votre panier, vos favoris et vos créations vous suivent.',
  'magic-link.button': 'Me connecter',
  'magic-link.unasked':
    'Vous ne vouliez pas vous connecter ? N’ouvrez pas ce lien et ne le transmettez à personne.',
  'mail-change.subject': 'Confirmez votre nouvelle adresse',
  'mail-change.title': 'Confirmer la nouvelle adresse.',
  'mail-change.text':
    'Un compte chez {shop} doit désormais utiliser cette adresse e-mail. D’ici à la confirmation, l’ancienne reste valable.',
  'mail-change.button': 'Confirmer l’adresse',
  'mail-change.unasked': 'Ce n’était pas vous ? Vous n’avez rien à faire, l’ancienne adresse reste en place.',
  'mail-changed.subject': 'Votre adresse e-mail chez {shop} a changé',
  'mail-changed.title': 'L’adresse est modifiée.',
  'mail-changed.text':
    'Votre compte chez {shop} utilise désormais une autre adresse e-mail. C’est notre dernier message à celle-ci.',
  'mail-changed.unasked': 'Ce n’était pas vous ? Répondez tout de suite à cet e-mail.',
  'password-changed.subject': 'Votre mot de passe chez {shop} a changé',
  'password-changed.title': 'Le mot de passe est modifié.',
  'password-changed.text': 'Votre compte chez {shop} a désormais un nouveau mot de passe.',
  'password-changed.button': 'Ce n’était pas moi',
  'password-changed.unasked':
    'C’était vous ? Alors tout va bien. Sinon, choisissez tout de suite un nouveau mot de passe.',
  'passkey-added.subject': 'Nouvelle clé d’accès pour votre compte {shop}',
  'passkey-added.title': 'Une clé d’accès a été ajoutée.',
  'passkey-added.text': 'Une nouvelle clé d’accès ouvre désormais votre compte chez {shop}.',
  'passkey-added.button': 'Voir la sécurité',
  'passkey-added.unasked':
    'Ce n’était pas vous ? Supprimez-y la clé d’accès et choisissez un nouveau mot de passe.',
  'account-deleted.subject': 'Votre compte chez {shop} est supprimé',
  'account-deleted.title': 'Le compte est supprimé.',
  'account-deleted.text':
    'Nom, adresses, créations, photos et favoris sont effacés. Nous ne conservons les factures et les commandes qu’aussi longtemps que la loi l’exige.',
  'account-deleted.unasked': 'Ce n’était pas vous ? Répondez tout de suite à cet e-mail.',
}
