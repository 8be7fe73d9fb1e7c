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
  'shipping-costs.saturday': 'Exprés con entrega el sábado',
  'shipping-costs.surcharge': '+ {fee}',
}
