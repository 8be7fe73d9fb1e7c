import type { LanguageMessages } from '@passepartout/domain'
import type { whitelabel as de } from './whitelabel.de.ts'

export const whitelabel: LanguageMessages<typeof de> = {
  'whitelabel.net': 'Netto',
  'whitelabel.line-net': 'Netto {amount}',
  'whitelabel.sender': 'Spedito a nome di {company}.',
  'whitelabel.no-sender': 'Spedito senza il nome {company}.',
}
