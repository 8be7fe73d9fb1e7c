import type { EnvelopePrintJob } from '@passepartout/document'
import type { CountryCode, Money } from '@passepartout/domain'
import type { RecipientTicket } from './recipient-ticket.ts'

/** A paid order line, frozen. */
export interface ProductionLine {
  orderNumber: string
  /** From 1, as on tickets and invoices. */
  lineNumber: number
  kind: string
  /** The lab that makes it; absent for lines released before labs had orders of their own. */
  lab?: string | undefined
  configuration: unknown
  /** The frozen design; undefined for stock products. */
  document: unknown
  /** The photos in the design. */
  photos: readonly { id: string; hasMaster: boolean }[]
  copies: number
  /** Of all copies for customs: the price paid, without VAT. */
  value: Money
  country: CountryCode
  /**
   * Recipients of separate parcels; the remaining copies go to the order's address. Without copies: only an address to
   * print.
   */
  recipients: readonly (Omit<RecipientTicket['to'], 'country'> & { copies: number; record?: string })[]
  /**
   * The print job of the envelopes, addresses in the order of the recipients; absent where they stay blank.
   * `isSortedAsCards`: they are shipped with the order in one parcel, in the order of the cards.
   */
  envelopes?: EnvelopePrintJob & { isSortedAsCards?: boolean }
  /** 0 for the first production, from 1 for each reprint. */
  reprint: number
  /**
   * When the order, or its reprint, was released to production: determines the folder, and is the same at every
   * attempt.
   */
  releasedAt: Date
}
