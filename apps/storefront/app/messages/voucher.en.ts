import type { LanguageMessages } from '@passepartout/domain'
import type { voucher as de } from './voucher.de.ts'

export const voucher: LanguageMessages<typeof de> = {
  'voucher.name': 'Gift voucher',
  'voucher.amounts': 'Amounts',
  'voucher.free-amount': 'Or any whole amount from {min} to {max}.',
}
