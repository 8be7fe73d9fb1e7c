import type { LocaleMessages } from '@passepartout/domain'
import type { contact as de } from './contact.de.ts'

export const contact: LocaleMessages<typeof de> = {
  'contact.sent-text':
    'We usually reply within one business day. A confirmation is on its way to your inbox.',
}
