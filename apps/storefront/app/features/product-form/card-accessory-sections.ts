import { type CallPayload, getCardAccessories } from '@passepartout/contracts'
import type { schemas } from '@passepartout/contracts/schemas'
import { translatorFor } from '../../messages/index.ts'
import type { LoadContext } from '../../platform/block.ts'
import { accessoryImage } from '../product-list/accessory-tile.ts'
import type { ChoiceSection, SectionChoice } from './product-form.ts'

type Card = CallPayload<(typeof schemas)['getCardPrice']>['configuration']
type Item = CallPayload<(typeof schemas)['getCardAccessories']>['items'][number]

/** Types that have a field in designers' addresses (spec 3); the others are sent in `accessories[]`. */
const OWN_FIELD = ['ribbon', 'bow', 'screw', 'seal', 'standard']

/** Accessories for every card, one section for each type that the card allows; at most one of a type. */
export async function cardAccessorySections(
  { api, shop, log }: LoadContext,
  card: Card,
  { themeId, quantity }: { themeId: string; quantity: number },
): Promise<ChoiceSection[]> {
  const { formatType, folding, paper, refinementType, punching, envelope, liner, envelopePrint } = card
  const answer = await api.call(getCardAccessories, {
    query: {
      themeId,
      formatType,
      folding,
      paper,
      refinementType,
      punching,
      envelope,
      liner,
      envelopePrint,
      quantity,
    },
  })
  if (!answer.ok) return []
  const translate = translatorFor(shop, log)
  const offered = answer.payload.items.filter(({ onCard }) => onCard?.allowed)
  const types = [...new Set(offered.map(({ type }) => type.value))]
  return types.flatMap((type): ChoiceSection[] => {
    const items = offered.filter(item => item.type.value === type)
    const [first] = items
    if (!first) return []
    const choices = items.flatMap(item => choicesOf(item, card.accessories))
    const field = OWN_FIELD.includes(type) ? type : 'accessories[]'
    const none = {
      value: '',
      name: translate('configurator.without'),
      chosen: !choices.some(one => one.chosen),
    }
    // The card's own envelope is chosen beside them; the envelopes offered with each card are pocket folds.
    const legend = type === 'envelope' ? translate('configurator.card-pocket-fold') : first.type.name
    // One list of checkboxes for all types without a field: radio buttons would exclude the other types.
    return field === 'accessories[]'
      ? [{ look: 'checks', name: field, legend, isExtra: true, choices }]
      : [{ look: 'cards', name: field, legend, isExtra: true, choices: [none, ...choices] }]
  })
}

const choicesOf = ({ name, variants, onCard }: Item, chosen: readonly string[]): SectionChoice[] =>
  variants.map(({ sku, colour, picture }) => ({
    value: sku,
    name: variants.length > 1 ? `${name}, ${colour.name}` : name,
    chosen: chosen.includes(sku),
    price: onCard?.priceCurrent ? `+\u00a0${onCard.priceCurrent.text}` : undefined,
    net: onCard?.priceCurrent?.net,
    picture: picture ? accessoryImage(picture) : undefined,
  }))
