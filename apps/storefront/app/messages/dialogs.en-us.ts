import type { LocaleMessages } from '@passepartout/domain'
import type { dialogs as de } from './dialogs.de.ts'

export const dialogs: LocaleMessages<typeof de> = {
  'dialogs.help-hint': 'Shipping, sizes, resolution, payment',
  'dialogs.help-hint@kartenliebe': 'Shipping, paper, samples, payment',
}
