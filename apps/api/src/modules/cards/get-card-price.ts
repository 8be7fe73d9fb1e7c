import { getCardPrice } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { answer } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { pricedProduct, refuseConfiguration, shownPrice } from '../prices/index.ts'
import { askedCard } from './asked-card.ts'
import { logAccessories } from './card-accessories.ts'
import { cardPartName } from './card-names.ts'
import { cardLimits, cardLink, shownCardChoices, shownPiece, shownSampleRule } from './shown-card.ts'

export const getCardPriceRoute = route(
  getCardPrice,
  schemas.getCardPrice,
  async (context, { query: { quantity = 1, designId: palette, ...query } }) => {
    const { shop, translate } = context
    const asked = askedCard(context, query)
    if (!asked.ok) {
      logAccessories(context, asked.problems)
      return refuseConfiguration(asked.problems, translate)
    }
    const { card, design } = asked
    if (palette !== undefined && !design?.palettes.some(({ id }) => id === palette)) {
      const problem = { field: 'designId', code: 'not-of-design', value: palette }
      return refuseConfiguration([problem], translate)
    }
    const price = await pricedProduct(context, card, card.isSample ? 1 : quantity)
    if (!price.ok) return refuseConfiguration(price.problems, translate)
    const { kind: _kind, samplesBefore: _before, designId: _design, ...configuration } = card
    return answer({
      configuration: { themeId: design?.id ?? null, ...configuration },
      ...shownPrice(price, shop, cardPartName(context)),
      quantityLimits: card.isSample ? { min: 1, max: 1 } : cardLimits(context),
      sample: shownSampleRule(context),
      piece: shownPiece(context, card),
      choices: shownCardChoices(context, card, design, quantity),
      designerUrl: cardLink(context, { card, design, palette, quantity }),
    })
  },
  { isPublic: true },
)
