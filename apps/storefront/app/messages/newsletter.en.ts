import type { LanguageMessages } from '@passepartout/domain'
import type { newsletter as de } from './newsletter.de.ts'

export const newsletter: LanguageMessages<typeof de> = {
  'newsletter.email': 'Email address',
  'newsletter.subscribe': 'Subscribe',
  'newsletter.sent-title': 'Almost there.',
  'newsletter.sent-text':
    'We have sent you an email. Confirm your subscription with the button in it. If you already subscribe, no email will come.',
  'newsletter.confirmed-title': 'You are in.',
  'newsletter.confirmed-text':
    'The next newsletter will come to this address. You can unsubscribe with one click in every issue.',
  'newsletter.left-title': 'You have unsubscribed.',
  'newsletter.left-text':
    'We have deleted your address, and you will get no more newsletters. If that was a mistake, you can sign up again here.',
  'newsletter.expired-title': 'This link no longer works.',
  'newsletter.expired-text': 'Enter your address again and we will send a new one.',
}
