import type { LanguageMessages } from '@passepartout/domain'
import type { accountWays as de } from './account-ways.de.ts'

export const accountWays: LanguageMessages<typeof de> = {
  'access.passkey-failed': 'The passkey did not answer. A password or a link works, too.',
  'access.google': 'Log in with Google',
  'access.google-hint': 'Only this button loads a script from Google, which then learns your IP address.',
  'access.google-failed': 'Google cannot be reached right now. A password or a link works, too.',
  'access.checkout-as': 'Logged in as {email}',
  'access.checkout-addresses': 'Saved addresses',
  'access.checkout-take': 'Use this one',
}
