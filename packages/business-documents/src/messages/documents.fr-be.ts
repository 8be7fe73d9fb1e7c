import type { LocaleMessages } from '@passepartout/domain'
import type { de } from './documents.de.ts'

export const frBe: LocaleMessages<typeof de> = {
  'invoice.net': 'Total hors TVA',
}
