import type { LocaleMessages } from '@passepartout/domain'
import type { voucher as de } from './voucher.de.ts'

export const voucher: LocaleMessages<typeof de> = {
  'voucher.vat': 'MWST fällt erst beim Einlösen an.',
}
