import type { LocaleMessages } from '@passepartout/domain'
import type { recipients as de } from './recipients.de.ts'

export const recipients: LocaleMessages<typeof de> = {
  'recipients.envelope': 'Bedruckte Couverts',
  'recipients.envelope-of': 'Couvert {number} von {all}, an {name}',
}
