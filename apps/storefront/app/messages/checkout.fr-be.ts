import type { LocaleMessages } from '@passepartout/domain'
import type { checkout as de } from './checkout.de.ts'

export const checkout: LocaleMessages<typeof de> = {
  // Address style of the country's post.
  'checkout.street': 'Rue et numéro',
}
