import type { LanguageMessages } from '@passepartout/domain'
import type { paymentWays as de } from './payment-ways.de.ts'

export const paymentWays: LanguageMessages<typeof de> = {
  'payment-ways.transfer': 'bonifico bancario',
  'payment-ways.card': 'carta',
  'payment-ways.all': '{ways}, senza supplementi',
  'payment-ways.none': 'Il pagamento sarà presto attivo: scrivici',
  'payment-ways.none@kartenliebe': 'Il pagamento sarà presto attivo: scriveteci',
}
