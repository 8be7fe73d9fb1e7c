import type { LocaleMessages } from '@passepartout/domain'
import type { frame as de } from './frame.de.ts'

export const frame: LocaleMessages<typeof de> = {
  'frame.cart': 'Cart',
  'frame.shops': 'Our stores',
  'frame.prices-note': 'Prices don’t include sales tax or shipping',
}
