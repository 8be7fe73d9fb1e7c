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

/** A card design with the data for filtering and sorting. */
export interface Theme extends ListSortable {
  design: CardDesign
  /** The default card of the design. */
  card: CardConfiguration
  /** Price of one card in its cheapest form and quantity. */
  priceFrom: Price<PartCode>
  found: Record<CardFilter | 'occasion' | 'categoryIds', readonly string[]>
}

const remembered = cacheOffers<Theme[]>()

/** The designs of which the shop sells cards; calculated once a minute for each shop. */
export const listThemes = (context: CallContext): readonly Theme[] =>
  remembered(context, () => designsOf(context.designs, 'card').flatMap(design => indexTheme(context, design)))

const starts = new WeakMap<CardDesign, Map<string, { of: Catalogue; card: CardConfiguration | undefined }>>()

/** The default card of a design in a shop. Independent of prices, so it is cached for longer than a minute. */
function defaultCardConfiguration(context: CallContext, design: CardDesign): CardConfiguration | undefined {
  const { catalogue, shop } = context
  const byShop = starts.get(design) ?? new Map()
  starts.set(design, byShop)
  const key = `${shopKey(shop)} ${shop.locale}`
  const known = byShop.get(key)
  if (known?.of === catalogue) return known.card
  const requested = requestedCard(context, { themeId: design.id })
  const card = requested.ok ? requested.card : undefined
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
        // The die cuts that the design has artwork for: holes are available for every card and would filter nothing.
        punching: design.card.punchings,
        style: [style],
        occasion: occasions,
        categoryIds: [...occasions, ...categories],
      },
    },
  ]
}

/** DIN lang exceeds a ratio of 2; all other cards are far below. */
const SLIM = 1.8

/** The aspect ratio of a card as the vocabulary's filter value. */
export function aspectRatioOf({ trim }: Pick<CardDesign, 'trim'>): string {
  const { widthMm, heightMm } = trim
  const orientation = orientationOf(trim)
  return Math.max(widthMm, heightMm) / Math.min(widthMm, heightMm) > SLIM
    ? `slim-${orientation}`
    : orientation
}

/** One card on the design's cheapest paper with its cheapest print finish, at the largest quantity tier. */
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
