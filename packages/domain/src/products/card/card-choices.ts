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

/** Options for the next choice of a card, each one change away, with the reason code of unavailable ones. */
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
