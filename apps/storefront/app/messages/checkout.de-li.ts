import type { LocaleMessages } from '@passepartout/domain'
import type { checkout as de } from './checkout.de.ts'

export const checkout: LocaleMessages<typeof de> = {
  'checkout.street': 'Strasse und Hausnummer',
  'checkout.close': 'Schliessen',
  'checkout.vatNumber': 'UID oder USt-IdNr.',
  'checkout.vatNumber-hint': 'Steht auf der Rechnung.',
  'checkout.law-withdrawal-link': 'Rücktrittsrecht',
}
