import type { error as de } from './error.de.ts'
import type { Messages } from './messages.ts'

export const error: Messages<typeof de> = {
  'error.untitled': 'Untitled',
  'error.not-found': 'Page not found',
  'error.title': 'Nothing hangs here.',
  'error.text': 'This page no longer exists, or there is a typing error in the address.',
  'error.title-cards': 'This card is blank.',
  'error.suggestions': 'You may be looking for',
  'error.suggestions-cards': 'You may be looking for',
  'error.to-start': 'To the start page',
  'error.help': 'Error {status}. Need help? {hotline}, {hours}',
  'error.status': 'Error {status}',
}
