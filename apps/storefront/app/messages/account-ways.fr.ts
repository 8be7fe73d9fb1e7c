import type { LanguageMessages } from '@passepartout/domain'
import type { accountWays as de } from './account-ways.de.ts'

export const accountWays: LanguageMessages<typeof de> = {
  'access.passkey-failed':
    'La connexion par clé d’accès n’a pas fonctionné. Utilisez le mot de passe ou un lien par e-mail.',
  'access.google': 'Se connecter avec Google',
  'access.google-hint': 'Google n’est chargé que si vous cliquez ici, et reçoit alors votre adresse IP.',
  'access.google-failed':
    'Google est injoignable pour le moment. Le mot de passe ou un lien fonctionnent aussi.',
  'access.checkout-as': 'Connecté en tant que {email}',
  'access.checkout-addresses': 'Adresses enregistrées',
  'access.checkout-take': 'Utiliser celle-ci',
}
