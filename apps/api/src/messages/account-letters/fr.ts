/** What mails about accounts say, French. */
export const accountLettersFr = {
  'account-confirm.subject': 'Confirmez votre compte',
  'account-confirm.title': 'Plus qu’un clic.',
  'account-confirm.text':
    'Ce bouton termine la création de votre compte {shop} et vous connecte. Il fonctionne une fois, pendant une heure.',
  'account-confirm.button': 'Confirmer le compte',
  'account-confirm.note':
    'Ce n’était pas vous ? Alors vous n’avez rien à faire : sans ce clic, aucun compte n’est créé.',
  'account-reset.subject': 'Un nouveau mot de passe pour {shop}',
  'account-reset.title': 'Choisissez un nouveau mot de passe.',
  'account-reset.text':
    'Ce bouton vous permet de choisir un nouveau mot de passe. Il fonctionne une fois, pendant une heure. Tous les appareils sont ensuite déconnectés.',
  'account-reset.button': 'Choisir un mot de passe',
  'account-reset.note':
    'Vous n’avez rien demandé ? Alors vous n’avez rien à faire : votre mot de passe reste le même.',
  'account-log-in.subject': 'Votre lien de connexion',
  'account-log-in.title': 'Heureux de vous revoir.',
  'account-log-in.text':
    'Ce bouton vous connecte à {shop}, sans mot de passe. Il fonctionne une fois, pendant une heure.',
  'account-log-in.button': 'Se connecter',
  'account-log-in.note':
    'Vous n’avez rien demandé ? Alors vous n’avez rien à faire. Ne transmettez cet e-mail à personne.',
  'account-email.subject': 'Confirmez votre nouvelle adresse e-mail',
  'account-email.title': 'Est-ce votre nouvelle adresse ?',
  'account-email.text':
    'Ce bouton associe cette adresse à votre compte {shop}. Il fonctionne une fois, pendant une heure.',
  'account-email.button': 'Confirmer l’adresse',
  'account-email.note':
    'Ce n’était pas vous ? Alors vous n’avez rien à faire : sans ce clic, rien ne change.',
  'account-exists.subject': 'Vous avez déjà un compte',
  'account-exists.title': 'Vous êtes déjà des nôtres.',
  'account-exists.text':
    'Quelqu’un a voulu créer un compte {shop} avec cette adresse. Il en existe déjà un. Si c’était vous, connectez-vous simplement. C’est possible aussi sans mot de passe.',
  'account-exists.button': 'Se connecter',
  'account-exists.note':
    'Ce n’était pas vous ? Alors vous n’avez rien à faire : rien n’a changé dans votre compte.',
  'password-changed.subject': 'Votre mot de passe a été modifié',
  'password-changed.title': 'Nouveau mot de passe enregistré.',
  'password-changed.text':
    'Le mot de passe de votre compte {shop} vient d’être modifié. Les autres appareils sont déconnectés.',
  'password-changed.note':
    'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe avec « Mot de passe oublié » et écrivez-nous.',
  'email-changing.subject': 'Votre adresse e-mail va changer',
  'email-changing.title': 'Une nouvelle adresse ?',
  'email-changing.text':
    'Une autre adresse e-mail a été indiquée pour votre compte {shop}. Une fois confirmée, elle remplacera celle-ci.',
  'email-changing.note': 'Ce n’était pas vous ? Changez tout de suite votre mot de passe et écrivez-nous.',
  'account-deleted.subject': 'Votre compte est supprimé',
  'account-deleted.title': 'Au revoir.',
  'account-deleted.text':
    'Votre compte {shop} est supprimé, avec vos créations, photos, favoris et adresses. Nous conservons les factures aussi longtemps que la loi l’exige.',
  'account-deleted.note': 'Ce n’était pas vous ? Écrivez-nous.',
} as const
