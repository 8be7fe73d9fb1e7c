import type { Catalogue } from '../../catalogue/schema.ts'
import type { CardAccessoryType } from '../../catalogue/vocabulary.ts'
import { definitionOf } from '../shared/limits.ts'
import { findAccessory } from './find-accessory.ts'
import type { AccessoryArticle } from './schema.ts'

/** Properties of a card that accessories depend on; missing ones are not checked. */
export interface AccessoryCardContext {
  formatType?: string
  folding?: string
  punching?: string
  envelope?: string
}

/** Why an accessory cannot be added to every card of an order line, and its type if the SKU is known. */
export function accessoryOnCardProblem(
  catalogue: Catalogue,
  card: AccessoryCardContext,
  sku: string,
): { code?: string; type?: CardAccessoryType } {
  const found = findAccessory(catalogue, sku)
  if (!found) return { code: 'unknown-accessory' }
  const code = incompatibility(found.article, card)
  return code === undefined ? { type: found.article.type } : { code, type: found.article.type }
}

function incompatibility({ onCard, fits }: AccessoryArticle, card: AccessoryCardContext): string | undefined {
  if (!onCard) return 'accessory-not-on-cards'
  const lacks = (allowed: readonly string[] | undefined, value: string | undefined) =>
    allowed !== undefined && value !== undefined && !allowed.includes(value)
  if (lacks(fits.cardFormats, card.formatType)) return 'accessory-not-for-format'
  if (lacks(onCard.foldings, card.folding)) return 'accessory-not-for-folding'
  if (lacks(onCard.punchings, card.punching)) return 'accessory-needs-punching'
  return onCard.envelope && card.envelope === 'none' ? 'accessory-needs-envelope' : undefined
}

export interface CardAccessoryOffer {
  article: AccessoryArticle
  /** Can be added to every card of the line, as configured. */
  onCard: boolean
  /** Why it cannot be added to the cards; `accessory-not-on-cards` is only sold loose. */
  code?: string
}

/** Accessories that suit a card's format, with the reasons why they cannot be ordered on the card. */
export function accessoriesForCard(
  catalogue: Catalogue,
  card: AccessoryCardContext & { formatType: string },
): CardAccessoryOffer[] {
  return definitionOf(catalogue, 'accessory')
    .articles.filter(({ fits }) => fits.cardFormats?.includes(card.formatType))
    .map(article => {
      const code = incompatibility(article, card)
      return code === undefined ? { article, onCard: true } : { article, onCard: false, code }
    })
}
