import type { LanguageMessages } from '@passepartout/domain'
import type { voucher as de } from './voucher.de.ts'

export const voucher: LanguageMessages<typeof de> = {
  'voucher.name': 'Cadeaubon',
  'voucher.amounts': 'Bedragen',
  'voucher.free-amount': 'Of elk rond bedrag van {min} tot {max}.',
}
