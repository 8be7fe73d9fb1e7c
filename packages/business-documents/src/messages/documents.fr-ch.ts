import type { LocaleMessages } from '@passepartout/domain'
import type { de } from './documents.de.ts'

export const frCh: LocaleMessages<typeof de> = {
  'invoice.net': 'Total hors TVA',
  'invoice.seller-vat': '{number} TVA',
}
