import type { LanguageMessages } from '@passepartout/domain'
import type { navigation as de } from './navigation.de.ts'

export const navigation: LanguageMessages<typeof de> = {
  'navigation.log-in': 'Log in',
  'navigation.account-of': 'Account of',
  'navigation.back': 'Back',
  'navigation.scroll-back': 'Move menu left',
  'navigation.scroll-on': 'Move menu right',
  'navigation.open': 'Choices for {area}',
}
