import type { LanguageMessages } from '@passepartout/domain'
import type { voucher as de } from './voucher.de.ts'

export const voucher: LanguageMessages<typeof de> = {
  'voucher.name': 'Vale regalo',
  'voucher.amounts': 'Importes',
  'voucher.free-amount': 'O cualquier importe sin céntimos de {min} a {max}.',
}
