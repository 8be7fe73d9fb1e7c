import type { LanguageMessages } from '@passepartout/domain'
import type { navigation as de } from './navigation.de.ts'

export const navigation: LanguageMessages<typeof de> = {
  'navigation.log-in': 'Se connecter',
  'navigation.account-of': 'Compte de',
  'navigation.back': 'Retour',
  'navigation.scroll-back': 'Faire défiler le menu vers la gauche',
  'navigation.scroll-on': 'Faire défiler le menu vers la droite',
  'navigation.open': 'Choix pour {area}',
}
