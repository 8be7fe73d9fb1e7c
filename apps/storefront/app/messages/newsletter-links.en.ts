import type { LanguageMessages } from '@passepartout/domain'
import type { newsletterLinks as de } from './newsletter-links.de.ts'

export const newsletterLinks: LanguageMessages<typeof de> = {
  'newsletter.consent':
    'By subscribing you agree that {shop} may email you news, ideas and offers. You can take that back with one click in every issue.',
  'newsletter.footer': 'Newsletter',
  'newsletter.footer-text': 'New ideas and offers by email.',
  'newsletter.confirm-title': 'Confirm the newsletter',
  'newsletter.confirm-text': 'One more click and the newsletter comes to this address.',
  'newsletter.confirm-button': 'Confirm subscription',
  'newsletter.leave-title': 'Unsubscribe from the newsletter',
  'newsletter.leave-text': 'Press the button to unsubscribe. We will then delete your address.',
  'newsletter.leave-button': 'Unsubscribe',
}
