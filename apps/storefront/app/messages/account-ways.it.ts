import type { LanguageMessages } from '@passepartout/domain'
import type { accountWays as de } from './account-ways.de.ts'

export const accountWays: LanguageMessages<typeof de> = {
  'access.passkey-failed': 'La passkey non ha risposto. Funzionano anche la password o un link.',
  'access.google': 'Accedi con Google',
  'access.google@kartenliebe': 'Accedete con Google',
  'access.google-hint': 'Solo questo pulsante carica un programma di Google, che riceve così l’indirizzo IP.',
  'access.google-failed': 'Al momento Google non è raggiungibile. Funzionano anche la password o un link.',
  'access.checkout-as': 'Accesso effettuato come {email}',
  'access.checkout-addresses': 'Indirizzi salvati',
  'access.checkout-take': 'Usa questo',
}
