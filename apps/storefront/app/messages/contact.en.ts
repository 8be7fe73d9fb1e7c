import type { LanguageMessages } from '@passepartout/domain'
import type { contact as de } from './contact.de.ts'

export const contact: LanguageMessages<typeof de> = {
  'contact.trap': 'Please leave empty',
  'contact.topic': 'What is it about?',
  'contact.name': 'Name',
  'contact.email': 'Email address',
  'contact.orderNumber': 'Order number',
  'contact.orderNumber-hint': 'You will find it in the order confirmation.',
  'contact.message': 'Message',
  'contact.send': 'Send message',
  'contact.sending': 'Sending…',
  'contact.sent-title': 'Thank you, we have your message.',
  'contact.sent-text': 'We usually reply within one working day. A confirmation is on its way to your inbox.',
  'contact.offline': 'That didn’t get through. Everything is still here, please try again in a moment.',
  'contact.teams': 'Who answers',
}
