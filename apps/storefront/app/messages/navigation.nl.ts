import type { LanguageMessages } from '@passepartout/domain'
import type { navigation as de } from './navigation.de.ts'

export const navigation: LanguageMessages<typeof de> = {
  'navigation.log-in': 'Inloggen',
  'navigation.account-of': 'Account van',
  'navigation.back': 'Terug',
  'navigation.scroll-back': 'Menu naar links schuiven',
  'navigation.scroll-on': 'Menu naar rechts schuiven',
  'navigation.open': 'Keuzes voor {area}',
}
