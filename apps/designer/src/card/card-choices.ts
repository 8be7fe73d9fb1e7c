import type { CallPayload, getCardPrice } from '@passepartout/contracts'
import type { EnvelopeLining } from '@passepartout/domain'

type CardPrice = CallPayload<NonNullable<typeof getCardPrice.shapes>>

/** What the shop says of a card: what else can be chosen, what one weighs, and what more of them cost. */
export type CardChoices = Pick<
  CardPrice,
  'choices' | 'piece' | 'quantityLimits' | 'nextTier' | 'quantityTiers' | 'priceCurrent'
>

export const cardOfferOf = ({
  choices,
  piece,
  quantityLimits,
  nextTier,
  quantityTiers,
  priceCurrent,
}: CardPrice): CardChoices => ({
  ...{ choices, piece, quantityLimits, nextTier, quantityTiers, priceCurrent },
})

/** A palette of the design: its colours, and the drawings it has of its own. */
export interface CardPalette {
  id: string
  name: string
  colours: Readonly<Record<string, string>>
  /** Hashes of drawings by the ids of their elements. */
  art: Readonly<Record<string, string>>
}

/** What a card's page brings beside what every product does. */
export interface CardPageData {
  palettes: readonly CardPalette[]
  /** Colours of envelopes by their values. */
  envelopes: Readonly<Record<string, string>>
  /** What lines envelopes, by its values. */
  linings: Readonly<Record<string, EnvelopeLining>>
  offer: CardChoices
}
