import type { LanguageMessages } from '@passepartout/domain'
import type { sharedDesign as de } from './shared-design.de.ts'

export const sharedDesign: LanguageMessages<typeof de> = {
  'shared-design.confirm-title': 'Emails about the shared design',
  'shared-design.confirm-text':
    'One more click and this address gets an email when someone comments on the design or approves it.',
  'shared-design.confirm-button': 'Turn emails on',
  'shared-design.confirm-done': 'Emails are turned on.',
  'shared-design.stop-title': 'Stop emails about the shared design',
  'shared-design.stop-text':
    'Press the button and no further emails will come about this design. Links and comments stay as they are.',
  'shared-design.stop-button': 'Stop emails',
  'shared-design.stop-done': 'No further emails will come about this design.',
  'shared-design.confirm-expired':
    'This link no longer works. You can ask for a new one where you share the design.',
  'shared-design.stop-expired': 'This link is too old. Emails can be stopped where the design is shared.',
}
