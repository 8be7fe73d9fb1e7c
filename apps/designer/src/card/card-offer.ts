import type { CallPayload, getCardPrice } from '@passepartout/contracts'
import type { Lining } from '@passepartout/domain'

type CardPrice = CallPayload<NonNullable<typeof getCardPrice.shapes>>

/** What the shop says of a card: what else can be chosen, what one weighs, and what more of them cost. */
export type CardOffer = Pick<
  CardPrice,
  'choices' | 'piece' | 'quantityLimits' | 'nextTier' | 'quantityTiers' | 'priceCurrent'
>

export const offerOf = ({
  choices,
  piece,
  quantityLimits,
  nextTier,
  quantityTiers,
  priceCurrent,
}: CardPrice): CardOffer => ({
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
export interface OpenedCard {
  palettes: readonly CardPalette[]
  /** Colours of envelopes by their values. */
  envelopes: Readonly<Record<string, string>>
  /** What lines envelopes, by its values. */
  linings: Readonly<Record<string, Lining>>
  offer: CardOffer
}
