import type { LocaleMessages } from '@passepartout/domain'
import type { de } from './documents.de.ts'

export const itCh: LocaleMessages<typeof de> = {
  'invoice.seller-vat': '{number} IVA',
}
