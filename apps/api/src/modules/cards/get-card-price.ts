import { getCardPrice } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { priceProductForShop, refuseConfiguration, toPricePayload } from '../prices/index.ts'
import { logRefusedAccessories } from './card-accessories.ts'
import { cardPricePartLabel } from './card-names.ts'
import {
  cardLimits,
  cardLink,
  toCardChoicePayloads,
  toCardPostagePayload,
  toSampleRulePayload,
} from './card-payload.ts'
import { requestedCard } from './requested-card.ts'

export const getCardPriceRoute = route(
  getCardPrice,
  schemas.getCardPrice,
  async (context, { query: { quantity = 1, designId: palette, ...query } }) => {
    const { shop, translate } = context
    const requested = requestedCard(context, query)
    if (!requested.ok) {
      logRefusedAccessories(context, requested.problems)
      return refuseConfiguration(requested.problems, translate)
    }
    const { card, design } = requested
    if (palette !== undefined && !design?.palettes.some(({ id }) => id === palette)) {
      const problem = { field: 'designId', code: 'not-of-design', value: palette }
      return refuseConfiguration([problem], translate)
    }
    const price = await priceProductForShop(context, card, card.isSample ? 1 : quantity)
    if (!price.ok) return refuseConfiguration(price.problems, translate)
    const { kind: _kind, samplesBefore: _before, designId: _design, ...configuration } = card
    return success({
      configuration: { themeId: design?.id ?? null, ...configuration },
      ...toPricePayload(price, shop, cardPricePartLabel(context)),
      quantityLimits: card.isSample ? { min: 1, max: 1 } : cardLimits(context),
      sample: toSampleRulePayload(context),
      piece: toCardPostagePayload(context, card),
      choices: toCardChoicePayloads(context, card, design, quantity),
      designerUrl: cardLink(context, { card, design, palette, quantity }),
    })
  },
  { isPublic: true },
)
