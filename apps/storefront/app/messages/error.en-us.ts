import type { LocaleMessages } from '@passepartout/domain'
import type { error as de } from './error.de.ts'

export const error: LocaleMessages<typeof de> = {
  'error.broken-text': 'Something went wrong on our side. Your cart and designs are safe.',
}
