import type { LanguageMessages } from '@passepartout/domain'
import type { voucher as de } from './voucher.de.ts'

export const voucher: LanguageMessages<typeof de> = {
  'voucher.name': 'Buono regalo',
  'voucher.amounts': 'Importi',
  'voucher.free-amount': 'Oppure qualsiasi importo intero da {min} a {max}.',
}
