import type { LanguageMessages } from '@passepartout/domain'
import type { whitelabelService as de } from './whitelabel-service.de.ts'

export const whitelabelService: LanguageMessages<typeof de> = {
  'whitelabel-service.title': 'Whitelabel service',
  'whitelabel-service.lead': 'For companies that sell cards and pictures under their own name.',
  'whitelabel-service.prices': 'Net prices',
  'whitelabel-service.prices-text': 'Cart and checkout show net and gross prices side by side.',
  'whitelabel-service.invoice': 'By invoice',
  'whitelabel-service.invoice-text': 'Every order can be paid by invoice.',
  'whitelabel-service.name': 'Your own name',
  'whitelabel-service.name-text':
    'Your logo, colour and contact details stand above every page, and orders go out under your name. You can switch this off at any time.',
  'whitelabel-service.join': 'How to start',
  'whitelabel-service.join-text':
    'Create an account first, then get in touch: we set up your name, logo and contact details.',
  'whitelabel-service.join-now':
    'You already have an account. Just get in touch, and we set up your name, logo and contact details.',
  'whitelabel-service.sign-up': 'Create an account',
  'whitelabel-service.yours': 'How you appear',
  'whitelabel-service.company': 'Name',
  'whitelabel-service.number': 'Customer number',
  'whitelabel-service.email': 'Email',
  'whitelabel-service.phone': 'Telephone',
  'whitelabel-service.website': 'Website',
  'whitelabel-service.turn-on': 'Send under own name',
  'whitelabel-service.turn-off': 'Send without own name',
  'whitelabel-service.unchanged': 'Nothing has changed: {reason}',
}
