import type { LanguageMessages } from '@passepartout/domain'
import type { shippingCosts as de } from './shipping-costs.de.ts'

export const shippingCosts: LanguageMessages<typeof de> = {
  'shipping-costs.parcel': 'Parcel',
  'shipping-costs.from': 'Orders from {value}',
  'shipping-costs.free': 'free',
  'shipping-costs.bulky': 'With a piece over {side}',
  'shipping-costs.at-least': 'Where shipping is charged, at least',
  'shipping-costs.of-goods': '{share} of the value of the goods',
  'shipping-costs.express': 'Express',
  'shipping-costs.express-hours': 'Express, in {hours} hours on working days',
  'shipping-costs.express-abroad': {
    one: 'Express, in {hours} hours plus one day in transit, on working days',
    other: 'Express, in {hours} hours plus {count} days in transit, on working days',
  },
  'shipping-costs.saturday': 'Express with Saturday delivery',
  'shipping-costs.surcharge': '+ {fee}',
}
