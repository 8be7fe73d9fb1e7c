import type { LanguageMessages } from '@passepartout/domain'
import type { accountWays as de } from './account-ways.de.ts'

export const accountWays: LanguageMessages<typeof de> = {
  'access.passkey-failed': 'De passkey gaf geen antwoord. Een wachtwoord of een link werkt ook.',
  'access.google': 'Inloggen met Google',
  'access.google-hint': 'Pas deze knop laadt een programma van Google, dat dan je IP-adres te zien krijgt.',
  'access.google-hint@kartenliebe':
    'Pas deze knop laadt een programma van Google, dat dan jullie IP-adres te zien krijgt.',
  'access.google-failed': 'Google is nu niet bereikbaar. Een wachtwoord of een link werkt ook.',
  'access.checkout-as': 'Ingelogd als {email}',
  'access.checkout-addresses': 'Opgeslagen adressen',
  'access.checkout-take': 'Dit adres gebruiken',
}
