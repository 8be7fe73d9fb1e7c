import type { Catalogue } from '../../catalogue/schema.ts'
import type { Shop } from '../../shops/shop.ts'
import { accessoriesForCard, type CardAccessoryOffer } from '../accessory/card-accessories.ts'
import { choicesOf, type ProductChoice } from '../shared/choices.ts'
import { definitionOf } from '../shared/limits.ts'
import { cardProblems, cardValues } from './card-problems.ts'
import { CARD_FIELDS, type CardConfiguration, type CardField } from './configuration.ts'

export interface CardChoices {
  fields: Record<CardField, ProductChoice[]>
  accessories: CardAccessoryOffer[]
}

/** Everything that can be chosen next, one change away from a card, each with the reason code where it cannot. */
export function cardChoices(catalogue: Catalogue, card: CardConfiguration, shop: Shop): CardChoices {
  const values = cardValues(definitionOf(catalogue, 'card'))
  const choices = (field: CardField) =>
    choicesOf<string>(values[field], card[field], value => {
      const problems = cardProblems(catalogue, { ...card, [field]: value }, shop)
      return problems.length > 0 ? { ok: false, problems } : { ok: true }
    })
  return {
    fields: Object.fromEntries(CARD_FIELDS.map(field => [field, choices(field)])) as CardChoices['fields'],
    accessories: accessoriesForCard(catalogue, card),
  }
}
