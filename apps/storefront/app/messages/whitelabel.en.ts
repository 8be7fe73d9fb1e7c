import type { LanguageMessages } from '@passepartout/domain'
import type { whitelabel as de } from './whitelabel.de.ts'

export const whitelabel: LanguageMessages<typeof de> = {
  'whitelabel.net': 'Net',
  'whitelabel.line-net': 'Net {amount}',
  'whitelabel.sender': 'Goes out under the name {company}.',
  'whitelabel.no-sender': 'Goes out without the name {company}.',
}
