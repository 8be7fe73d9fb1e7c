import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './de.ts'

export const en: LanguageMessages<typeof de> = {
  'letter.bye': 'Kind regards',
  'letter.bye@kartenliebe': 'Warm wishes',
  'letter.footer': '{shop} sent this email because this address was entered on our website.',
  'letter.unasked': 'Was this not you? Then there is nothing you need to do.',
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
  'receipt.title': 'Thank you, we have your message.',
  'receipt.text': '{team} will take care of it and reply to this address, usually within one working day.',
  'receipt.hours': 'You can reach us: {hours}.',
  'newsletter.subject': 'Please confirm your subscription',
  'newsletter.title': 'Just one more click.',
  'newsletter.text':
    'You would like to read the {shop} newsletter. Please confirm with this button and you are in. The button works for {days} days.',
  'newsletter.button': 'Confirm subscription',
  'newsletter.leave': 'Unsubscribe from the newsletter',
  'complaint.subject': 'Your complaint about {order}',
  'complaint.title': 'We’re looking into it.',
  'complaint.text':
    'We have received your complaint. You will see what we decide in the status of your order, and we will write to you.',
  'complaint.lines': 'About',
  'complaint.order': 'Order',
  'withdrawal.subject': 'Received: your cancellation',
  'withdrawal.title': 'We have received your cancellation.',
  'withdrawal.text': 'Received on {at}. Keep this email as the confirmation.',
  'withdrawal.next':
    'We check what can be cancelled and write to this address. A refund comes within {=returnDays} days of the cancellation, but not before the goods are back or you show that they were sent.',
  'withdrawal.reference': 'Reference',
  'withdrawal.order': 'Order',
  'withdrawal.lines': 'Cancelled',
  'withdrawal.name': 'Name',
  'withdrawal.whole': 'The whole order',
  'withdrawal.unasked': 'You didn’t cancel anything? Then please reply to this email.',
  'cart-photos.subject': 'Your photos in the basket',
  'cart-photos.title': 'Shall we keep them?',
  'cart-photos.text':
    'You still have an item with your photos in your basket. We will delete them in {days} days, unless you use the basket before then.',
  'cart-photos.button': 'Go to basket',
}
