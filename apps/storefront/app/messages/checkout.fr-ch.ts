import type { LocaleMessages } from '@passepartout/domain'
import type { checkout as de } from './checkout.de.ts'

export const checkout: LocaleMessages<typeof de> = {
  // Address style of the country's post.
  'checkout.street': 'Rue et numéro',
  'checkout.vatNumber': 'IDE ou numéro de TVA',
  'checkout.vatNumber-hint': 'Il figure sur la facture.',
}
