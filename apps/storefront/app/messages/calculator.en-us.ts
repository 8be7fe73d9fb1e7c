import type { LocaleMessages } from '@passepartout/domain'
import type { calculator as de } from './calculator.de.ts'

export const calculator: LocaleMessages<typeof de> = {
  'calculator.ratio-din': 'A series',
  'calculator.mat': 'Mat',
  'calculator.wall-colour': 'Wall color',
  'calculator.wall-grey': 'Gray',
  'calculator.vat': 'Plus sales tax and shipping.',
  'calculator.vat-short': 'plus sales tax',
  'calculator.vat-later': 'Plus sales tax and shipping.',
  'calculator.delivery': 'Made to order for you, then shipped.',
  'calculator.campaign': 'Sale',
  'calculator.lowest-30': 'Lowest price in the {=lowestPriceDays} days before the sale: {price}.',
}
