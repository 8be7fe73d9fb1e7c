import { type ConfigurationOf, designerParams, designerUrl, localised } from '@passepartout/domain'
import { type ApiKind, describedByName, namesIn, type Speaker } from './api-kind.ts'

type Card = ConfigurationOf<'card'>

function cardName(speaker: Speaker, { designId }: Card) {
  const { catalogue, shop } = speaker
  const front = catalogue.cards.find(({ id }) => id === designId)
  return [namesIn(speaker)('product-kinds', 'card'), ...(front ? [localised(front.name, shop.locale)] : [])]
}

export const card: ApiKind<Card> = {
  name: cardName,
  describe: describedByName(cardName),
  link({ designId, paper, punching, refinementType }, current, extras) {
    const chosen = { themeId: designId, paper, punching, refinementType }
    return designerUrl('card', designerParams('card', chosen, current), extras)
  },
}
