import type { LanguageMessages } from '@passepartout/domain'
import type { navigation as de } from './navigation.de.ts'

export const navigation: LanguageMessages<typeof de> = {
  'navigation.log-in': 'Iniciar sesión',
  'navigation.account-of': 'Cuenta de',
  'navigation.back': 'Atrás',
  'navigation.scroll-back': 'Mover el menú a la izquierda',
  'navigation.scroll-on': 'Mover el menú a la derecha',
  'navigation.open': 'Opciones de {area}',
}
