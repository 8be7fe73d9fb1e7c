import type { LocaleMessages } from '@passepartout/domain'
import type { calculator as de } from './calculator.de.ts'

export const calculator: LocaleMessages<typeof de> = {
  'calculator.vat-short': 'TVA comprise',
}
