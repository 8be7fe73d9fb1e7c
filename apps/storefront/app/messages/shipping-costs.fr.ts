import type { LanguageMessages } from '@passepartout/domain'
import type { shippingCosts as de } from './shipping-costs.de.ts'

export const shippingCosts: LanguageMessages<typeof de> = {
  'shipping-costs.parcel': 'Colis',
  'shipping-costs.from': 'Dès {value} d’achat',
  'shipping-costs.free': 'gratuit',
  'shipping-costs.bulky': 'Avec une pièce de plus de {side}',
  'shipping-costs.at-least': 'Si la livraison est payante, au minimum',
  'shipping-costs.of-goods': '{share} de la valeur des articles',
  'shipping-costs.express': 'Express',
  'shipping-costs.express-hours': 'Express, en {hours} heures les jours ouvrés',
  'shipping-costs.express-abroad': {
    one: 'Express, en {hours} heures plus un jour de transport, les jours ouvrés',
    other: 'Express, en {hours} heures plus {count} jours de transport, les jours ouvrés',
  },
  'shipping-costs.saturday': 'Express avec livraison le samedi',
  'shipping-costs.surcharge': '+ {fee}',
}
