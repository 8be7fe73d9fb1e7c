import type { CallPayload, getCardPrice } from '@passepartout/contracts'
import type { EnvelopeLining } from '@passepartout/domain'

type CardPrice = CallPayload<NonNullable<typeof getCardPrice.shapes>>

/** The shop's data about a card: other choices, the weight of one, and prices of larger quantities. */
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

/** A palette of the design: its colours and its own drawings. */
export interface CardPalette {
  id: string
  name: string
  colours: Readonly<Record<string, string>>
  /** Hashes of drawings by the ids of their elements. */
  art: Readonly<Record<string, string>>
}

/** Page data of a card, beside those of every product. */
export interface CardPageData {
  palettes: readonly CardPalette[]
  /** Colours of envelopes by their values. */
  envelopes: Readonly<Record<string, string>>
  /** Linings of envelopes, by their values. */
  linings: Readonly<Record<string, EnvelopeLining>>
  offer: CardChoices
}
