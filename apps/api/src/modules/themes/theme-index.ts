import { type CardDesign, designsOf } from '@passepartout/designs'
import {
  type CardConfiguration,
  type CardFilter,
  type Catalogue,
  checkProduct,
  dayInZone,
  type ListSortable,
  orientationOf,
  type PartCode,
  type Price,
  priceProduct,
  shopKey,
  validEntryOn,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { requestedCard } from '../cards/index.ts'
import { cacheOffers, filterAttributes } from '../listing/index.ts'

/** A card design with everything that lists ask of it. */
export interface Theme extends ListSortable {
  design: CardDesign
  /** The card that it starts as. */
  card: CardConfiguration
  /** Of one card in its cheapest form and quantity. */
  priceFrom: Price<PartCode>
  found: Record<CardFilter | 'occasion' | 'categoryIds', readonly string[]>
}

const remembered = cacheOffers<Theme[]>()

/** The designs that this shop can make cards of; reckoned once a minute for each shop. */
export const listThemes = (context: CallContext): readonly Theme[] =>
  remembered(context, () => designsOf(context.designs, 'card').flatMap(design => indexTheme(context, design)))

const starts = new WeakMap<CardDesign, Map<string, { of: Catalogue; card: CardConfiguration | undefined }>>()

/** The card that a design starts as in a shop. Prices do not change it, so it outlives the minute. */
function defaultCardConfiguration(context: CallContext, design: CardDesign): CardConfiguration | undefined {
  const { catalogue, shop } = context
  const byShop = starts.get(design) ?? new Map()
  starts.set(design, byShop)
  const key = `${shopKey(shop)} ${shop.locale}`
  const known = byShop.get(key)
  if (known?.of === catalogue) return known.card
  const asked = requestedCard(context, { themeId: design.id })
  const card = asked.ok ? asked.card : undefined
  byShop.set(key, { of: catalogue, card })
  return card
}

function indexTheme(context: CallContext, design: CardDesign): Theme[] {
  const card = defaultCardConfiguration(context, design)
  const priceFrom = card && cheapest(context, design, card)
  if (!card || !priceFrom) return []
  const { occasions, categories, style, folding } = design.card
  const { colours, labels } = filterAttributes(context, design)
  return [
    {
      design,
      card,
      priceFrom,
      created: design.created,
      popularity: design.popularity,
      found: {
        aspectRatio: [aspectRatioOf(design)],
        category: categories,
        color: colours,
        label: labels,
        product: [folding],
        // What it is drawn for: holes can be had in every card, and would narrow nothing.
        punching: design.card.punchings,
        style: [style],
        occasion: occasions,
        categoryIds: [...occasions, ...categories],
      },
    },
  ]
}

/** A side of DIN lang is more than twice the other; no other card comes near. */
const SLIM = 1.8

/** The proportion by which cards are found, as the vocabulary names it. */
export function aspectRatioOf({ trim }: Pick<CardDesign, 'trim'>): string {
  const { widthMm, heightMm } = trim
  const orientation = orientationOf(trim)
  return Math.max(widthMm, heightMm) / Math.min(widthMm, heightMm) > SLIM
    ? `slim-${orientation}`
    : orientation
}

/** One card on the design's cheapest paper with its cheapest refinement, at the largest tier. */
function cheapest(
  { catalogue, priceBook, shop, now }: CallContext,
  { card: { refinements, papers } }: CardDesign,
  start: CardConfiguration,
): Price<PartCode> | undefined {
  const list = validEntryOn(priceBook.lists.card, dayInZone(priceBook.timeZone, now))
  if (!list) return undefined
  const surcharge = ({ refinementType, paper }: CardConfiguration) =>
    list.refinements[refinementType] + (list.papers[paper] ?? 0)
  const card = refinements
    .flatMap(refinementType => papers.map(paper => ({ ...start, refinementType, paper })))
    .toSorted((a, b) => surcharge(a) - surcharge(b))
    .find(option => checkProduct(catalogue, option, shop).ok)
  if (!card) return undefined
  const quantity = list.tiersFrom.at(-1) ?? 1
  const price = priceProduct(priceBook, catalogue, card, shop, { quantity, at: now })
  return price.ok ? price : undefined
}
