import type { LanguageMessages } from '@passepartout/domain'
import type { shippingCosts as de } from './shipping-costs.de.ts'

export const shippingCosts: LanguageMessages<typeof de> = {
  'shipping-costs.parcel': 'Paquete',
  'shipping-costs.from': 'Pedidos desde {value}',
  'shipping-costs.free': 'gratis',
  'shipping-costs.bulky': 'Con una pieza de más de {side}',
  'shipping-costs.at-least': 'Si el envío se paga, como mínimo',
  'shipping-costs.of-goods': '{share} del valor de los artículos',
  'shipping-costs.express': 'Exprés',
  'shipping-costs.express-hours': 'Exprés, en {hours} horas en días laborables',
  'shipping-costs.express-abroad': {
    one: 'Exprés, en {hours} horas más un día de transporte, en días laborables',
    other: 'Exprés, en {hours} horas más {count} días de transporte, en días laborables',
  },
  'shipping-costs.saturday': 'Exprés con entrega el sábado',
  'shipping-costs.surcharge': '+ {fee}',
}
