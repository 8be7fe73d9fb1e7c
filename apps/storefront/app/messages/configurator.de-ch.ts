import type { LocaleMessages } from '@passepartout/domain'
import type { configurator as de } from './configurator.de.ts'

export const configurator: LocaleMessages<typeof de> = {
  'configurator.letter-large': 'Grossbrief',
  'configurator.vat': 'Inkl. {rate} % MWST, zzgl. Versand.',
  'configurator.quantity-hint': 'Couverts kommen in der gleichen Zahl dazu.',
  'configurator.card-envelope': 'Couvert',
  'configurator.card-liner': 'Couvertfutter',
  'configurator.weight-with-envelope': 'Karte und Couvert wiegen zusammen {weight}.',
  'configurator.postage': 'Porto je Karte: {class}, {price}. Karte und Couvert wiegen zusammen {weight}.',
}
