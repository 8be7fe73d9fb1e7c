/** Messages about accounts in French; part of `fr.ts`. */
export const accountFr = {
  'log-in-failed': 'L’adresse e-mail et le mot de passe ne correspondent pas.',
  'link-expired': 'Ce lien n’est plus valable : il a déjà servi ou a expiré.',
  'log-in-again': 'Par sécurité, veuillez vous connecter à nouveau.',
  'account.password-missing': 'Veuillez saisir un mot de passe.',
  'account.password-short':
    'Au moins {least} caractères. Une phrase courte est facile à retenir et difficile à deviner.',
  'account.password-long': '{most} caractères au maximum.',
  'account.password-guessable': 'Ce mot de passe est trop facile à deviner. Veuillez en choisir un autre.',
  'account.password-breached':
    'Ce mot de passe figure sur des listes de mots de passe volés. Veuillez en choisir un autre.',
  'account.password-wrong': 'Ce mot de passe n’est pas le bon.',
  'account.google-failed':
    'La connexion avec Google n’a pas fonctionné. Réessayez ou connectez-vous autrement.',
  'account.passkey-failed': 'La clé d’accès n’a pas été reconnue. Réessayez ou connectez-vous autrement.',
  'account.email-same': 'C’est déjà l’adresse de ce compte.',
  'whitelabel.none': 'Ce compte ne vend pas sous son propre nom.',
  'whitelabel.bar': 'Compte sous son propre nom',
  'whitelabel.sender': 'Expéditeur personnalisé',
  'whitelabel.number': 'Numéro de client {number}',
  'whitelabel.net': 'Hors taxes {amount}',
  'account.full': 'La liste est pleine. Veuillez d’abord supprimer une entrée.',
  'account.kept-invoices':
    'Commandes et factures : aussi longtemps que le droit commercial et fiscal l’exige.',
  'account.kept-vouchers': 'Solde des bons achetés : le code reste valable.',
  'account.kept-backups': 'Sauvegardes : elles sont écrasées au bout de quelques semaines.',
} as const
