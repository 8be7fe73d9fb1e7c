import type { LocaleMessages } from '@passepartout/domain'
import type { de } from './documents.de.ts'

export const deLi: LocaleMessages<typeof de> = {
  'invoice.vat': 'MWST',
  'invoice.vat-on': 'MWST {rate} auf {base}',
  'invoice.seller-vat': '{number} MWST',
  'invoice.buyer-vat': 'MWST-Nummer des Kunden',
  'invoice.credit-title': 'Gutschrift',
}
