import type { LanguageMessages } from '@passepartout/domain'
import type { paymentWays as de } from './payment-ways.de.ts'

export const paymentWays: LanguageMessages<typeof de> = {
  'payment-ways.transfer': 'transferencia bancaria',
  'payment-ways.card': 'tarjeta',
  'payment-ways.all': '{ways}, sin recargo',
  'payment-ways.none': 'El pago estará disponible pronto: escríbenos',
  'payment-ways.none@kartenliebe': 'El pago estará disponible pronto: escribidnos',
}
