import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './accounts.de.ts'

export const en: LanguageMessages<typeof de> = {
  'account.minutes': 'The button works for {minutes} minutes, and only once.',
  'sign-up.subject': 'Please confirm your email address',
  'sign-up.title': 'Just one more click.',
  'sign-up.text':
    'You have created an account with {shop}. Use this button to show us that the address is yours.',
  'sign-up.button': 'Confirm address',
  'sign-up.unasked': 'If this was not you, there is nothing you need to do; the account stays unconfirmed.',
  'already-customer.subject': 'You already have an account with {shop}',
  'already-customer.title': 'You already have an account.',
  'already-customer.text':
    'Somebody tried to create a new {shop} account with this address, but there already is one. Just log in; if you have forgotten the password, you can set a new one there.',
  'already-customer.button': 'Log in',
  'already-customer.unasked':
    'If this was not you, there is nothing you need to do; nothing about your account has changed.',
  'password-reset.subject': 'New password for {shop}',
  'password-reset.title': 'Set a new password.',
  'password-reset.text':
    'Use this button to choose a new password. All devices will be logged out, and you log in with the new one.',
  'password-reset.button': 'Choose a new password',
  'password-reset.unasked':
    'If you did not ask for this, there is nothing you need to do; the old password still works.',
  'magic-link.subject': 'Your link to log in to {shop}',
  'magic-link.title': 'Log in without a password.',
  'magic-link.text': 'This button logs you in. Your basket, wish list and designs come with you.',
  'magic-link.button': 'Log in now',
  'magic-link.unasked': 'If you did not want to log in, do not open the link, and do not pass it on.',
  'mail-change.subject': 'Please confirm your new address',
  'mail-change.title': 'Confirm the new address.',
  'mail-change.text':
    'An account with {shop} is to use this email address from now on. Until you confirm, the old one stays in use.',
  'mail-change.button': 'Confirm new address',
  'mail-change.unasked': 'If this was not you, there is nothing you need to do; the old address stays.',
  'mail-changed.subject': 'Your email address at {shop} has changed',
  'mail-changed.title': 'The address has been changed.',
  'mail-changed.text':
    'Your account with {shop} now uses another email address. This is the last email to this one.',
  'mail-changed.unasked': 'If this was not you, please reply to this email right away.',
  'password-changed.subject': 'Your password at {shop} has changed',
  'password-changed.title': 'The password has been changed.',
  'password-changed.text': 'Your account with {shop} now has a new password.',
  'password-changed.button': 'This was not me',
  'password-changed.unasked': 'If this was you, all is well. If not, set a new password right away.',
  'passkey-added.subject': 'New passkey for your {shop} account',
  'passkey-added.title': 'A passkey was added.',
  'passkey-added.text': 'A new passkey now also opens your account with {shop}.',
  'passkey-added.button': 'View security',
  'passkey-added.unasked': 'If this was not you, remove the passkey there and set a new password.',
  'account-deleted.subject': 'Your account with {shop} is deleted',
  'account-deleted.title': 'The account is deleted.',
  'account-deleted.text':
    'Name, addresses, designs, photos and wish list are deleted. We keep invoices and orders only for as long as the law requires.',
  'account-deleted.unasked': 'If this was not you, please reply to this email right away.',
}
