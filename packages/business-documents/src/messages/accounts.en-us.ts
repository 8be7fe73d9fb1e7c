import type { LocaleMessages } from '@passepartout/domain'
import type { de } from './accounts.de.ts'

export const enUs: LocaleMessages<typeof de> = {
  'magic-link.text': 'This button logs you in. Your cart, wish list and designs come with you.',
}
