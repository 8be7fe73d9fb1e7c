import type { LanguageMessages } from '@passepartout/domain'
import type { paymentWays as de } from './payment-ways.de.ts'

export const paymentWays: LanguageMessages<typeof de> = {
  'payment-ways.transfer': 'virement bancaire',
  'payment-ways.card': 'carte',
  'payment-ways.all': '{ways}, sans supplément',
  'payment-ways.none': 'Le paiement ouvre bientôt : écrivez-nous',
}
