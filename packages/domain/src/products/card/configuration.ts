import type { PrintFinish } from '../../catalogue/vocabulary.ts'

/** The configuration of a card; all cards of an order line are printed alike. */
export interface CardConfiguration {
  kind: 'card'
  /** Format with its orientation, such as `A6p`. */
  formatType: string
  folding: string
  paper: string
  refinementType: PrintFinish
  punching: string
  envelope: string
  /** Paper that lines the inside and the flap of the envelope. */
  liner: string
  envelopePrint: string
  /** Sender lines printed on the envelopes; requested only if senders are printed. */
  envelopeSender?: string[]
  /** SKUs added to every card, at most one of each type. */
  accessories: string[]
  /** One card to look at before ordering the rest. */
  isSample: boolean
  /** Samples ordered earlier: the first ones are free (spec 9). */
  samplesBefore?: number
  /** The design; it determines the format. */
  designId?: string
}

/** Fields chosen from a list, in the order in which one choice narrows the next. */
export const CARD_FIELDS = [
  'formatType',
  'folding',
  'paper',
  'refinementType',
  'punching',
  'envelope',
  'liner',
  'envelopePrint',
] as const
export type CardField = (typeof CARD_FIELDS)[number]

/** Delivery of cards in addressed envelopes: all to the order's address, or each to the addressee. */
export const ADDRESSED_DELIVERIES = ['home', 'guests'] as const
export type AddressedDelivery = (typeof ADDRESSED_DELIVERIES)[number]
