import type { LanguageMessages } from '@passepartout/domain'
import type { law as de } from './law.de.ts'

export const law: LanguageMessages<typeof de> = {
  'law.guarantee-title': 'Legal guarantee of conformity',
  'law.guarantee-years': 'At least {years} years from delivery',
  'law.guarantee-faulty':
    'If goods are not as described, do not work or are faulty, the seller must repair or replace them free of charge. If that is not possible or takes too long, part or all of the price is refunded.',
  'law.guarantee-eu':
    'This right applies throughout the EU, to personalised products as well. Any voluntary guarantee comes on top of it.',
  'law.guarantee-link': 'Legal guarantee on Your Europe',
  'law.guarantee-qr': 'QR code: leads to the page of Your Europe about the legal guarantee',
}
