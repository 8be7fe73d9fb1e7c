import type { LocaleMessages } from '@passepartout/domain'
import type { accountAccess as de } from './account-access.de.ts'

export const accountAccess: LocaleMessages<typeof de> = {
  'access.kept': 'Your cart, wishlist and designs stay when you log in.',
}
