import type { LocaleMessages } from '@passepartout/domain'
import type { cart as de } from './cart.de.ts'

export const cart: LocaleMessages<typeof de> = {
  'cart.note':
    'Nous ne reprenons pas les articles personnalisés. Si l’impression a un défaut, nous la refaisons.',
}
