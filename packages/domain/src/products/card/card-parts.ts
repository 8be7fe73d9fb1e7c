import { validEntryOn } from '../../prices/days.ts'
import {
  discountedToStep,
  type PartAmount,
  surchargePart,
  toShopCurrency,
} from '../../prices/part-amounts.ts'
import { accessoryPart } from '../accessory/accessory-price.ts'
import { findAccessory } from '../accessory/find-accessory.ts'
import { definitionOf } from '../shared/limits.ts'
import type { PricingInput } from '../shared/rules.ts'
import { tierPriceAt } from '../shared/unit-price.ts'
import type { CardConfiguration } from './configuration.ts'
import type { CardPrices } from './schema.ts'

type CardPricingInput = PricingInput<CardConfiguration, CardPrices>

/** Prices of a card end in a nine: 2.49, 0.79. */
const ENDING = { step: 10, less: 1 }

/**
 * Price parts of one card: the card's price falls with the quantity; paper, print finish, die cut, envelope, lining and
 * envelope print are added; accessories cost their own price. A sample has a price of its own.
 */
export function cardParts(input: CardPricingInput): PartAmount[] {
  const { list, catalogue, configuration: card, book, day } = input
  if (card.isSample) return [samplePart(input)]
  const surcharge = (code: PartAmount['code'], value: string, euroCents = 0) =>
    surchargePart(input, code, value, euroCents, { step: list.step })
  const accessoryPrices = validEntryOn(book.lists.accessory, day)
  const accessories = card.accessories.flatMap(sku => {
    const found = findAccessory(catalogue, sku)
    return found && accessoryPrices ? [accessoryPart(input, accessoryPrices, found.article, sku)] : []
  })
  const surcharges = [
    surcharge('paper', card.paper, list.papers[card.paper]),
    surcharge('refinement', card.refinementType, list.refinements[card.refinementType]),
    surcharge('option', card.punching, list.punchings[card.punching]),
    surcharge('envelope', card.envelope, list.envelopes[card.envelope]),
    surcharge('liner', card.liner, list.liners[card.liner]),
    surcharge('print', card.envelopePrint, list.envelopePrints[card.envelopePrint]),
  ]
  return [basePart(input), ...surcharges.filter(({ original }) => original > 0), ...accessories]
}

function basePart(input: CardPricingInput): PartAmount {
  const { list, catalogue, configuration, quantity, campaign, shop } = input
  const { formatType, folding } = configuration
  const size = definitionOf(catalogue, 'card').formats.find(({ id }) => id === formatType)?.size ?? ''
  const euroCents = tierPriceAt(list.tiersFrom, list.units[size]?.[folding] ?? [], quantity)
  const tens = Math.max(1, Math.round((toShopCurrency(input, euroCents) + ENDING.less) / ENDING.step))
  const original = tens * ENDING.step - ENDING.less
  const amount = campaign && 'amount' in campaign.reduction ? campaign.reduction.amount[shop.currency] : 0
  const current = Math.max(0, discountedToStep(input, original, 1) - (amount ?? 0))
  return { code: 'format', value: formatType, original, current }
}

/** Spec 9: the first samples are free, further ones have a fixed price; no campaign changes that. */
function samplePart({ list, configuration, shop }: CardPricingInput): PartAmount {
  const free = (configuration.samplesBefore ?? 0) < list.sample.free
  const amount = free ? 0 : list.sample.further[shop.currency]
  return { code: 'sample', value: free ? 'free' : 'further', original: amount, current: amount }
}

/** Quantities from which a card costs less; none for a sample. */
export const cardTiers = ({ tiersFrom }: CardPrices, { isSample }: CardConfiguration): readonly number[] =>
  isSample ? [] : tiersFrom.slice(1)
