import type { LanguageMessages } from '@passepartout/domain'
import type { accountWays as de } from './account-ways.de.ts'

export const accountWays: LanguageMessages<typeof de> = {
  'access.passkey-failed':
    'Inloggen met de passkey is niet gelukt. Gebruik het wachtwoord of een link per e-mail.',
  'access.google': 'Inloggen met Google',
  'access.google-hint': 'Google wordt pas geladen als je hier klikt, en krijgt dan je IP-adres.',
  'access.google-hint@kartenliebe':
    'Google wordt pas geladen als jullie hier klikken, en krijgt dan jullie IP-adres.',
  'access.google-failed': 'Google is nu niet bereikbaar. Een wachtwoord of een link werkt ook.',
  'access.checkout-as': 'Ingelogd als {email}',
  'access.checkout-addresses': 'Opgeslagen adressen',
  'access.checkout-take': 'Dit adres gebruiken',
}
