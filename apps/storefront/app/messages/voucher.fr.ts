import type { LanguageMessages } from '@passepartout/domain'
import type { voucher as de } from './voucher.de.ts'

export const voucher: LanguageMessages<typeof de> = {
  'voucher.name': 'Chèque-cadeau',
  'voucher.amounts': 'Montants',
  'voucher.free-amount': 'Ou tout montant rond de {min} à {max}.',
}
