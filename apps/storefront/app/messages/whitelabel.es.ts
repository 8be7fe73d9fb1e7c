import type { LanguageMessages } from '@passepartout/domain'
import type { whitelabel as de } from './whitelabel.de.ts'

export const whitelabel: LanguageMessages<typeof de> = {
  'whitelabel.net': 'Neto',
  'whitelabel.line-net': 'Neto {amount}',
  'whitelabel.sender': 'Se envía a nombre de {company}.',
  'whitelabel.no-sender': 'Se envía sin el nombre {company}.',
}
