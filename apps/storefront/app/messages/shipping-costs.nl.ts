import type { LanguageMessages } from '@passepartout/domain'
import type { shippingCosts as de } from './shipping-costs.de.ts'

export const shippingCosts: LanguageMessages<typeof de> = {
  'shipping-costs.parcel': 'Pakket',
  'shipping-costs.from': 'Bestellingen vanaf {value}',
  'shipping-costs.free': 'gratis',
  'shipping-costs.bulky': 'Met een stuk boven {side}',
  'shipping-costs.at-least': 'Als er verzendkosten zijn, minimaal',
  'shipping-costs.of-goods': '{share} van de waarde van de artikelen',
  'shipping-costs.express': 'Express',
  'shipping-costs.express-hours': 'Express, op werkdagen in {hours} uur',
  'shipping-costs.express-abroad': {
    one: 'Express, op werkdagen in {hours} uur plus een dag onderweg',
    other: 'Express, op werkdagen in {hours} uur plus {count} dagen onderweg',
  },
  'shipping-costs.saturday': 'Express met bezorging op zaterdag',
  'shipping-costs.surcharge': '+ {fee}',
}
