import type { LanguageMessages } from '@passepartout/domain'
import type { error as de } from './error.de.ts'

export const error: LanguageMessages<typeof de> = {
  'error.untitled': 'Untitled',
  'error.not-found': 'Page not found',
  'error.title': 'Nothing is hanging here.',
  'error.text': 'This page no longer exists, or there is a typo in the address.',
  'error.title@kartenliebe': 'This card is blank.',
  'error.broken': 'We’re rehanging this wall.',
  'error.broken@kartenliebe': 'Something has slipped out of place.',
  'error.broken-text': 'Something went wrong on our side. Your basket and designs are safe.',
  'error.again': 'Try again',
  'error.suggestions': 'You might be looking for',
  'error.to-start': 'Go to the home page',
  'error.help': 'Error {status}. Need a hand? {hotline} · {hours}',
  'error.status': 'Error {status}',
  'error.ways-on': 'Where to go next',
  'error.way-home': 'Home page',
  'error.way-search': 'Search',
  'error.way-help': 'Help',
  'error.way-design': 'Design with a photo',
}
