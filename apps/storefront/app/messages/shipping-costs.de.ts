/** The table of the page about shipping. */
export const shippingCosts = {
  'shipping-costs.parcel': 'Paket',
  'shipping-costs.from': 'Ab {value} Warenwert',
  'shipping-costs.free': 'kostenlos',
  'shipping-costs.bulky': 'Mit einem Stück über {side}',
  'shipping-costs.at-least': 'Wenn Versand anfällt, mindestens',
  'shipping-costs.of-goods': '{share} vom Warenwert',
  'shipping-costs.express': 'Express',
  'shipping-costs.express-hours': 'Express, an Werktagen in {hours} Stunden',
  'shipping-costs.express-abroad': {
    one: 'Express, an Werktagen in {hours} Stunden und einem Tag Transport',
    other: 'Express, an Werktagen in {hours} Stunden und {count} Tagen Transport',
  },
  'shipping-costs.saturday': 'Express mit Zustellung am Samstag',
  'shipping-costs.surcharge': '+ {fee}',
} as const
