import type { LocaleMessages } from '@passepartout/domain'
import type { cart as de } from './cart.de.ts'

export const cart: LocaleMessages<typeof de> = {
  'cart.shipping': 'Versand in die Schweiz',
}
