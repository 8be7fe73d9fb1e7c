import type { LocaleMessages } from '@passepartout/domain'
import type { calculator as de } from './calculator.de.ts'

export const calculator: LocaleMessages<typeof de> = {
  'calculator.vat': 'Inkl. {rate} % MWST, zzgl. Versand.',
  'calculator.wall-cream': 'Cremeweiss',
  'calculator.vat-short': 'inkl. MWST',
}
