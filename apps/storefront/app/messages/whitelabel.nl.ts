import type { LanguageMessages } from '@passepartout/domain'
import type { whitelabel as de } from './whitelabel.de.ts'

export const whitelabel: LanguageMessages<typeof de> = {
  'whitelabel.net': 'Netto',
  'whitelabel.line-net': 'Netto {amount}',
  'whitelabel.sender': 'Wordt verstuurd onder de naam {company}.',
  'whitelabel.no-sender': 'Wordt verstuurd zonder de naam {company}.',
}
