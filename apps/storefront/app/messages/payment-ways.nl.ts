import type { LanguageMessages } from '@passepartout/domain'
import type { paymentWays as de } from './payment-ways.de.ts'

export const paymentWays: LanguageMessages<typeof de> = {
  'payment-ways.transfer': 'bankoverschrijving',
  'payment-ways.card': 'kaart',
  'payment-ways.all': '{ways}, zonder extra kosten',
  'payment-ways.none': 'Betalen kan hier binnenkort: schrijf ons',
}
