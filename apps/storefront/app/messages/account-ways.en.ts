import type { LanguageMessages } from '@passepartout/domain'
import type { accountWays as de } from './account-ways.de.ts'

export const accountWays: LanguageMessages<typeof de> = {
  'access.passkey-failed':
    'Signing in with the passkey didn’t work. Use your password or an email link instead.',
  'access.google': 'Log in with Google',
  'access.google-hint': 'Google loads only when you click here, and then receives your IP address.',
  'access.google-failed': 'Google can’t be reached right now. A password or a link works, too.',
  'access.checkout-as': 'Logged in as {email}',
  'access.checkout-addresses': 'Saved addresses',
  'access.checkout-take': 'Use this one',
}
