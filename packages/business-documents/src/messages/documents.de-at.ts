import type { LocaleMessages } from '@passepartout/domain'
import type { de } from './documents.de.ts'

export const deAt: LocaleMessages<typeof de> = {
  'invoice.vat': 'USt.',
  'invoice.vat-on': 'USt. {rate} auf {base}',
  'invoice.seller-vat': 'UID-Nummer {number}',
  'invoice.buyer-vat': 'UID-Nummer des Kunden',
}
