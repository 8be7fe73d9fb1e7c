import type { LocaleMessages } from '@passepartout/domain'
import type { order as de } from './order.de.ts'

export const order: LocaleMessages<typeof de> = {
  'order.cases': 'Réclamation et retour',
  'order.case-withdrawal': 'Retour',
}
