import type { LanguageMessages } from '@passepartout/domain'
import type { navigation as de } from './navigation.de.ts'

export const navigation: LanguageMessages<typeof de> = {
  'navigation.log-in': 'Accedi',
  'navigation.account-of': 'Account di',
  'navigation.back': 'Indietro',
  'navigation.scroll-back': 'Scorri il menu a sinistra',
  'navigation.scroll-on': 'Scorri il menu a destra',
  'navigation.open': 'Scelte per {area}',
}
