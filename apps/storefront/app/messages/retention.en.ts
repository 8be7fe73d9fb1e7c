import type { LanguageMessages } from '@passepartout/domain'
import type { retention as de } from './retention.de.ts'

export const retention: LanguageMessages<typeof de> = {
  'retention.designs': 'Photos, designs and wish list without an account, after the last visit',
  'retention.account-designs': 'Photos, designs and wish list in an account',
  'retention.shared-words':
    'Shared designs: links, comments, approvals, photos added through them and the address for notifications; from the end of the link',
  'retention.share-question': 'Addresses for emails about shared designs that were not confirmed',
  'retention.guest-books':
    'Guest books and books of condolence with all entries, after the last day for writing',
  'retention.cart-photos': 'Photos in a basket, after the last visit',
  'retention.order-photos':
    'Photos and print files of an order, after delivery, and pictures sent with a complaint, after the decision',
  'retention.invoices': 'Orders and invoices, as tax law requires',
  'retention.account': 'Account and addresses',
  'retention.tool-results': 'Results of the photo tools',
  'retention.messages': 'Messages from the contact form',
  'retention.mails': 'Copies of emails we sent',
  'retention.newsletter-question': 'Newsletter sign-ups that were not confirmed',
  'retention.newsletter-proof': 'Proof of consent to the newsletter, after leaving it',
  'retention.security-journal': 'Log-ins and changes to the account, to prevent misuse',
  'retention.experiments': 'Records of comparison tests, under a random number',
  'retention.telemetry': 'Technical reports from comparison tests',
  'retention.recordings': 'Recorded visits, with texts and pictures masked',
  'retention.numbers': 'Anonymous daily totals',
  'retention.until-deleted': 'until deleted',
  'retention.one-hour': 'one hour',
  'retention.days': '{days} days',
  'retention.years': '{years} years',
}
