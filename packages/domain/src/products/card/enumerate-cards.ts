import type { Catalogue } from '../../catalogue/schema.ts'
import type { Shop } from '../../shops/shop.ts'
import { definitionOf } from '../shared/limits.ts'
import { cardProblems, cardValues, type PartialCard } from './card-problems.ts'
import { CARD_FIELDS, type CardConfiguration } from './configuration.ts'

const COMBINED = CARD_FIELDS.filter(field => field !== 'liner')

/**
 * Every card that can be made, without a design: all combinations of choices except linings, which combine with
 * everything; and for each format, folding and die cut every lining and every accessory once, with the default paper
 * and envelope.
 */
export function* enumerateCards(catalogue: Catalogue, shop: Shop): Iterable<CardConfiguration> {
  const definition = definitionOf(catalogue, 'card')
  const plain = { kind: 'card', accessories: [], isSample: false } as const
  const { paper, envelope, liner, envelopePrint, refinementType } = definition.defaults
  const linings = definition.liners.filter(({ id }) => id !== liner)
  const skus = definitionOf(catalogue, 'accessory').articles.flatMap(({ variants }) =>
    variants.slice(0, 1).map(({ sku }) => sku),
  )
  for (const choices of combinations(catalogue, shop, { liner }, 0)) {
    const card = { ...plain, ...choices } as CardConfiguration
    yield card
    const initial =
      card.paper === paper &&
      card.envelope === envelope &&
      card.envelopePrint === envelopePrint &&
      card.refinementType === refinementType
    if (!initial) continue
    yield { ...card, isSample: true }
    const others = [...linings.map(({ id }) => ({ liner: id })), ...skus.map(sku => ({ accessories: [sku] }))]
    for (const other of others) {
      const dressed = { ...card, ...other }
      if (cardProblems(catalogue, dressed, shop).length === 0) yield dressed
    }
  }
}

function* combinations(
  catalogue: Catalogue,
  shop: Shop,
  card: PartialCard,
  depth: number,
): Iterable<PartialCard> {
  const field = COMBINED[depth]
  if (field === undefined) {
    yield card
    return
  }
  for (const value of cardValues(definitionOf(catalogue, 'card'))[field]) {
    const next = { ...card, [field]: value }
    if (cardProblems(catalogue, next, shop).length === 0)
      yield* combinations(catalogue, shop, next, depth + 1)
  }
}
