import { getCardAccessoriesRoute } from './get-card-accessories.ts'
import { getCardAccessoryOrderRoute } from './get-card-accessory-order.ts'
import { getCardAccessoryPriceRoute } from './get-card-accessory-price.ts'
import { getCardPriceRoute } from './get-card-price.ts'

export { askedCard } from './asked-card.ts'
export { cardValueName } from './card-names.ts'
export { envelopePrint } from './envelope-print.ts'
export {
  cardLimits,
  cardLink,
  postageWords,
  shownCardChoices,
  shownPiece,
  shownSampleRule,
} from './shown-card.ts'

export const cardRoutes = [
  getCardPriceRoute,
  getCardAccessoriesRoute,
  getCardAccessoryPriceRoute,
  getCardAccessoryOrderRoute,
]
