import type { DeliveryNote } from '@passepartout/business-documents/documents'
import type { Money } from '@passepartout/domain'
import type { ProductionLine } from './production-line.ts'

/** A line as it is shipped. */
export interface ShippedLine {
  lineNumber: number
  kind: string
  configuration: unknown
  title: string
  description: readonly { label: string; value: string }[]
  copies: number
  /** Of all copies for customs: the price paid, without VAT. */
  value: Money
  /** People who get copies in a parcel of their own. */
  recipients: ProductionLine['recipients']
  /** Their addresses are printed on the envelopes, so that no labels are needed. */
  hasAddressedEnvelopes: boolean
}

/** A released order with its address, as the lab packs and ships it. */
export interface ProductionOrder
  extends Pick<
    DeliveryNote,
    | 'orderNumber'
    | 'channel'
    | 'locale'
    | 'country'
    | 'orderedOn'
    | 'address'
    | 'seller'
    | 'whitelabel'
    | 'greeting'
  > {
  /** For the carrier; empty where none is known. */
  phone: string
  service: {
    /** Such as `standard`; null for older orders. */
    option: string | null
    name: string
    carriers: readonly string[]
    /** Day of delivery that the customer was promised. */
    arriveBy: string | null
  }
  lines: readonly ShippedLine[]
  /** Parcels to the order's address as planned at the checkout; empty for older orders. */
  parcels: readonly {
    class: string
    /** Packaging included; null where it is unknown. */
    grams: number | null
    contents: readonly { line: number; pieces: number }[]
  }[]
  /** 0 for the first production, from 1 for each reprint. */
  reprint: number
  releasedAt: Date
}
