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
}
