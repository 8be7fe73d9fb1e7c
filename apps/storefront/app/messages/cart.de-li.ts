import type { LocaleMessages } from '@passepartout/domain'
import type { cart as de } from './cart.de.ts'

export const cart: LocaleMessages<typeof de> = {
  'cart.vat': 'Enthält {amount} MWST ({rate})',
}
