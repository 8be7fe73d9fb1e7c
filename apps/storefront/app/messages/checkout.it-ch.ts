import type { LocaleMessages } from '@passepartout/domain'
import type { checkout as de } from './checkout.de.ts'

export const checkout: LocaleMessages<typeof de> = {
  'checkout.vatNumber': 'IDI o partita IVA',
  'checkout.vatNumber-hint': 'Compare sulla fattura.',
}
