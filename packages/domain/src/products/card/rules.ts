import type { Catalogue } from '../../catalogue/schema.ts'
import type { Shop } from '../../shops/shop.ts'
import { channelProblems, definitionOf } from '../shared/limits.ts'
import { type PrintedPage, repeatPage } from '../shared/printed-page.ts'
import type { ProductCheck, ProductRules } from '../shared/rules.ts'
import { createSkuRules } from '../shared/sku.ts'
import { cardParts, cardTiers } from './card-parts.ts'
import { cardPostageProperties } from './card-postage-properties.ts'
import { cardProblems } from './card-problems.ts'
import type { CardConfiguration } from './configuration.ts'
import { enumerateCards } from './enumerate-cards.ts'
import { normaliseCard } from './normalise-card.ts'
import type { CardPrices } from './schema.ts'

/** Greeting cards, flat or folded, with print finish, envelope and accessories. */
export const cardRules: ProductRules<CardConfiguration, CardPrices> = {
  kind: 'card',
  vatClass: () => 'card',
  normalise: normaliseCard,
  check: checkCard,
  /** The quantity of a sample is one (spec 2). */
  quantity: (catalogue, { isSample }) =>
    isSample ? { min: 1, max: 1 } : definitionOf(catalogue, 'card').quantity,
  parts: cardParts,
  tiers: cardTiers,
  campaignIds: cardCampaignIds,
  sku: createSkuRules(
    [{ name: 'designId', words: ({ drawnCards }) => drawnCards.map(({ id }) => id) }],
    'card',
  ),
  parcel(catalogue, card) {
    const { grams, thicknessMm, envelopeMm } = cardPostageProperties(catalogue, card)
    return { form: 'letter', grams, ...envelopeMm, depthMm: thicknessMm, isPosted: card.isSample }
  },
  pages: cardPages,
  safety: { model: 'CD', warnings: ['keep-from-fire'] },
  isWithdrawable: () => false,
  enumerate: enumerateCards,
}

/** Both sides of every leaf. */
function cardPages(catalogue: Catalogue, { formatType, folding }: CardConfiguration): PrintedPage[] {
  const { formats, foldings, bleedMm: bleed } = definitionOf(catalogue, 'card')
  const format = formats.find(({ id }) => id === formatType)
  const leaves = foldings.find(({ id }) => id === folding)?.leaves ?? 1
  if (!format) return []
  const { widthMm, heightMm } = format
  return repeatPage(2 * leaves, { widthMm, heightMm, bleed })
}

function cardCampaignIds(card: CardConfiguration): string[] {
  const { designId, formatType, folding, paper, refinementType } = card
  return [formatType, folding, paper, refinementType, ...(designId === undefined ? [] : [designId])]
}

function checkCard(catalogue: Catalogue, card: CardConfiguration, shop: Shop): ProductCheck {
  const { isSample, samplesBefore = 0 } = card
  const problems = [
    ...channelProblems(definitionOf(catalogue, 'card'), shop),
    ...cardProblems(catalogue, card, shop),
  ]
  if (!Number.isSafeInteger(samplesBefore) || samplesBefore < 0) {
    problems.push({ field: 'samplesBefore', code: 'unknown-sample-number', value: String(samplesBefore) })
  } else if (samplesBefore > 0 && !isSample) {
    problems.push({ field: 'samplesBefore', code: 'not-a-sample', value: String(samplesBefore) })
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true }
}
