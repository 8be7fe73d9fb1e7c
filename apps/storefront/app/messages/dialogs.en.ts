import type { LanguageMessages } from '@passepartout/domain'
import type { dialogs as de } from './dialogs.de.ts'

export const dialogs: LanguageMessages<typeof de> = {
  'dialogs.close': 'Close',
  'dialogs.contact-title': 'Ask us',
  'dialogs.contact-text': 'A person answers, not a machine.',
  'dialogs.write': 'Write to us',
  'dialogs.write-hint': 'We answer by email.',
  'dialogs.help': 'Frequently asked questions',
  'dialogs.help-hint': 'Delivery, sizes, resolution, payment',
  'dialogs.help-hint@kartenliebe': 'Delivery, paper, samples, payment',
  'dialogs.contact': 'Help and contact',
  'dialogs.log-in-title': 'You don’t need an account here',
  'dialogs.log-in-text': 'This shop has no customer accounts yet. These are kept without one:',
  'dialogs.kept-cart': 'your basket',
  'dialogs.kept-designs': 'your designs with their photos',
  'dialogs.kept-where': 'You will find both in this browser, even after a restart, but not on other devices.',
  'dialogs.to-cart': 'Go to basket',
  'dialogs.ask': 'Ask a question',
}
