import type { LanguageMessages } from '@passepartout/domain'
import type { paymentWays as de } from './payment-ways.de.ts'

export const paymentWays: LanguageMessages<typeof de> = {
  'payment-ways.transfer': 'bank transfer',
  'payment-ways.card': 'card',
  'payment-ways.all': '{ways}, at no extra cost',
  'payment-ways.none': 'Payment opens soon: write to us',
}
