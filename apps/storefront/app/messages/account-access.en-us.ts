import type { LocaleMessages } from '@passepartout/domain'
import type { accountAccess as de } from './account-access.de.ts'

export const accountAccess: LocaleMessages<typeof de> = {
  'access.kept': 'Your cart, wish list and designs stay with you when you log in.',
}
