import { getCardAccessoriesRoute } from './get-card-accessories.ts'
import { getCardAccessoryOrderRoute } from './get-card-accessory-order.ts'
import { getCardAccessoryPriceRoute } from './get-card-accessory-price.ts'
import { getCardPriceRoute } from './get-card-price.ts'

export { cardValueLabel } from './card-names.ts'
export {
  cardLimits,
  cardLink,
  postageText,
  toCardChoicePayloads,
  toCardPostagePayload,
  toSampleRulePayload,
} from './card-payload.ts'
export { requestedCard } from './requested-card.ts'

export const cardRoutes = [
  getCardPriceRoute,
  getCardAccessoriesRoute,
  getCardAccessoryPriceRoute,
  getCardAccessoryOrderRoute,
]
