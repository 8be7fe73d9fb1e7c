import type { LocaleMessages } from '@passepartout/domain'
import type { frame as de } from './frame.de.ts'

export const frame: LocaleMessages<typeof de> = {
  'frame.prices-note': 'Prix TVA comprise, hors frais de livraison',
}
