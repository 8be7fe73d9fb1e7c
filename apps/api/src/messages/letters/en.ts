import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './de.ts'

export const en: LanguageMessages<typeof de> = {
  'letter.hello-all': 'Hello,',
  'letter.bye': 'Kind regards',
  'letter.bye@kartenliebe': 'Warm wishes',
  'letter.footer': '{shop} sent this email because this address was entered on our website.',
  'letter.unasked': 'This was not you? Then there is nothing you need to do.',
  'contact.subject': '{topic}: message from {name}',
  'contact.title': 'New message: {topic}',
  'contact.intro':
    'This message came through the contact form. A reply to this email goes straight to {name}.',
  'contact.name': 'Name',
  'contact.email': 'Email',
  'contact.order': 'Order number',
  'contact.shop': 'Shop',
  'contact.message': 'Message',
  'receipt.subject': 'Your message has arrived',
  'receipt.title': 'Thank you, your message is here.',
  'receipt.text': '{team} will look after it and reply to this address, usually within one working day.',
  'receipt.hours': 'You can reach us: {hours}.',
  'newsletter.subject': 'Please confirm your subscription',
  'newsletter.title': 'Just one more click.',
  'newsletter.text':
    'You would like to read the {shop} newsletter. Please confirm with this button and you are in. It works for {days} days.',
  'newsletter.button': 'Confirm subscription',
  'newsletter.leave': 'Unsubscribe from the newsletter',
}
