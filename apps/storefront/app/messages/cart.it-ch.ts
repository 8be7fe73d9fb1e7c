import type { LocaleMessages } from '@passepartout/domain'
import type { cart as de } from './cart.de.ts'

export const cart: LocaleMessages<typeof de> = {
  'cart.note':
    'I prodotti personalizzati non si possono restituire. Se la stampa è difettosa, la rifacciamo.',
}
