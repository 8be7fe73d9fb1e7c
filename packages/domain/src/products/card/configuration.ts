import type { PrintFinish } from '../../catalogue/vocabulary.ts'

/** One card as it is printed, all of an order line alike. */
export interface CardConfiguration {
  kind: 'card'
  /** Format with its orientation, such as `A6p`. */
  formatType: string
  folding: string
  paper: string
  refinementType: PrintFinish
  punching: string
  envelope: string
  /** Paper that lines the envelope's inside and its flap. */
  liner: string
  envelopePrint: string
  /** Lines that stand on the envelopes as the sender; asked where they are printed. */
  envelopeSender?: string[]
  /** SKUs of what comes with every card, at most one of a type. */
  accessories: string[]
  /** One card to see and feel before ordering the rest. */
  isSample: boolean
  /** Samples ordered before this one: the first ones are free (spec 9). */
  samplesBefore?: number
  /** The design; it settles the format. */
  designId?: string
}

/** What the customer chooses from a list, in the order in which one choice narrows the next. */
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

/** Where cards in addressed envelopes go: all to the order's own address, or each to whom it is addressed. */
export const ADDRESSED_DELIVERIES = ['home', 'guests'] as const
export type AddressedDelivery = (typeof ADDRESSED_DELIVERIES)[number]
