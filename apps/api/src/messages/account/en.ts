/** What the API says about accounts, English; `messages.ts` joins it with the rest. */
export const accountEn = {
  'log-in-failed': 'Email address and password do not match.',
  'link-expired': 'This link no longer works: it was used already or is more than an hour old.',
  'log-in-again': 'For your safety, please log in once more.',
  'account.password-missing': 'Please enter a password.',
  'account.password-short':
    'At least {least} characters, please. A short sentence is easy to remember and hard to guess.',
  'account.password-long': '{most} characters at most, please.',
  'account.password-guessable': 'This password is too easy to guess. Please choose another one.',
  'account.password-breached': 'This password is on lists of stolen passwords. Please choose another one.',
  'account.password-wrong': 'This password is not correct.',
  'account.google-failed': 'Logging in with Google did not work. Please try again or log in another way.',
  'account.passkey-failed': 'The passkey was not recognised. Please try again or log in another way.',
  'account.email-same': 'This is already the address of this account.',
  'whitelabel.none': 'This account does not sell under its own name.',
  'whitelabel.bar': 'Account under own name',
  'whitelabel.sender': 'Own sender name',
  'whitelabel.number': 'Customer number {number}',
  'account.full': 'There is no room for more. Please remove something first.',
  'account.kept-invoices': 'Orders and invoices: for as long as commercial and tax law demand.',
  'account.kept-vouchers': 'Credit on vouchers that were bought: the code stays valid.',
  'account.kept-backups': 'Backups: they are overwritten after some weeks.',
} as const
