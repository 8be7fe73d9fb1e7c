import type { LanguageMessages } from '@passepartout/domain'
import type { accountWays as de } from './account-ways.de.ts'

export const accountWays: LanguageMessages<typeof de> = {
  'access.passkey-failed': 'L’accesso con la passkey non è riuscito. Usa la password o un link via e-mail.',
  'access.passkey-failed@kartenliebe':
    'L’accesso con la passkey non è riuscito. Usate la password o un link via e-mail.',
  'access.google': 'Accedi con Google',
  'access.google@kartenliebe': 'Accedete con Google',
  'access.google-hint': 'Google viene caricato solo se premi qui, e riceve così il tuo indirizzo IP.',
  'access.google-hint@kartenliebe':
    'Google viene caricato solo se premete qui, e riceve così il vostro indirizzo IP.',
  'access.google-failed': 'Al momento Google non è raggiungibile. Funzionano anche la password o un link.',
  'access.checkout-as': 'Accesso effettuato come {email}',
  'access.checkout-addresses': 'Indirizzi salvati',
  'access.checkout-take': 'Usa questo',
}
