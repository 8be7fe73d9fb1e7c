import type { EnvelopePrintJob } from '@passepartout/document'
import type { CountryCode, Money } from '@passepartout/domain'
import type { RecipientTicket } from './recipient-ticket.ts'

/** A paid line of an order, frozen. */
export interface ProductionLine {
  orderNumber: string
  /** From 1. */
  lineNumber: number
  kind: string
  configuration: unknown
  /** The frozen design; none of what comes from the shelf. */
  document: unknown
  /** The photos it shows. */
  photos: readonly { id: string; hasMaster: boolean }[]
  copies: number
  /** What the customer pays for all copies. */
  value: Money
  country: CountryCode
  /** Who gets copies in a parcel of their own; what is left goes to the order's address. Without copies: an address to print. */
  recipients: readonly (Omit<RecipientTicket['to'], 'country'> & { copies: number; record?: string })[]
  /**
   * What stands on the envelopes, the addresses in the order of the recipients; left out where they stay blank. Sorted as the cards
   * they come with the order in one parcel.
   */
  envelopes?: EnvelopePrintJob & { isSortedAsCards?: boolean }
  /** Which reprint of the order it is, from 1; 0 at first. */
  reprint: number
  /** When the order, or its reprint, was let into production: decides the folder, and is the same at every attempt. */
  releasedAt: Date
}
