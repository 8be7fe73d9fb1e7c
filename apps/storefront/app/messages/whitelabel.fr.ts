import type { LanguageMessages } from '@passepartout/domain'
import type { whitelabel as de } from './whitelabel.de.ts'

export const whitelabel: LanguageMessages<typeof de> = {
  'whitelabel.net': 'Hors taxes',
  'whitelabel.line-net': 'Hors taxes {amount}',
  'whitelabel.sender': 'Expédié au nom de {company}.',
  'whitelabel.no-sender': 'Expédié sans le nom {company}.',
}
