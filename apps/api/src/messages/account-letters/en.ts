/** What mails about accounts say, English. */
export const accountLettersEn = {
  'account-confirm.subject': 'Please confirm your account',
  'account-confirm.title': 'One more click.',
  'account-confirm.text':
    'This button finishes your {shop} account and logs you in. It works once, for one hour.',
  'account-confirm.button': 'Confirm account',
  'account-confirm.note': 'Not you? Then there is nothing to do: without the click, no account is created.',
  'account-reset.subject': 'A new password for {shop}',
  'account-reset.title': 'Time for a new password.',
  'account-reset.text':
    'Choose a new password with this button. It works once, for one hour. All devices are logged out afterwards.',
  'account-reset.button': 'Choose a new password',
  'account-reset.note':
    'You did not ask for this? Then there is nothing to do: your password stays as it is.',
  'account-log-in.subject': 'Your log-in link',
  'account-log-in.title': 'Welcome back.',
  'account-log-in.text':
    'This button logs you in to {shop}, no password needed. It works once, for one hour.',
  'account-log-in.button': 'Log in',
  'account-log-in.note':
    'You did not ask for this? Then there is nothing to do. Do not pass this email on to anybody.',
  'account-email.subject': 'Please confirm your new email address',
  'account-email.title': 'Is this your new address?',
  'account-email.text':
    'This button makes this address the one of your {shop} account. It works once, for one hour.',
  'account-email.button': 'Confirm address',
  'account-email.note': 'Not you? Then there is nothing to do: without the click, nothing changes.',
  'account-exists.subject': 'You already have an account',
  'account-exists.title': 'You are already with us.',
  'account-exists.text':
    'Somebody tried to create a {shop} account with this address. There is one already. If it was you, simply log in. You can do that without a password, too.',
  'account-exists.button': 'Go to log-in',
  'account-exists.note': 'Not you? Then there is nothing to do: nothing about your account has changed.',
  'password-changed.subject': 'Your password was changed',
  'password-changed.title': 'A new password, all set.',
  'password-changed.text':
    'The password of your {shop} account has just been changed. Other devices are logged out.',
  'password-changed.note':
    'Not you? Then choose a new one at once with “Forgotten your password?” and write to us.',
  'email-changing.subject': 'Your email address is about to change',
  'email-changing.title': 'A new address?',
  'email-changing.text':
    'Another email address was given for your {shop} account. Once it is confirmed, it replaces this one.',
  'email-changing.note': 'Not you? Then change your password at once and write to us.',
  'account-deleted.subject': 'Your account is deleted',
  'account-deleted.title': 'Goodbye.',
  'account-deleted.text':
    'Your {shop} account is deleted, with its designs, photos, wishlist and addresses. We keep invoices for as long as the law demands.',
  'account-deleted.note': 'Not you? Then please write to us.',
} as const
