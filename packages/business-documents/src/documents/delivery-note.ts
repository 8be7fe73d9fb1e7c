import type { CheckoutAddress } from '@passepartout/contracts'
import type { Channel, CountryCode, Locale, Seller } from '@passepartout/domain'

/** Contact of a whitelabel company, in whose name an order is sent; unknown fields are empty. */
export interface WhitelabelContact {
  company: string
  email: string
  phone: string
  website: string
}

/** A line of a delivery note. */
export interface DeliveredLine {
  number: number
  title: string
  description: readonly { label: string; value: string }[]
}

/** A parcel of an order: the pieces of each line in it. */
export interface DeliveredParcel {
  contents: readonly { line: number; pieces: number }[]
}

/** Content of the delivery notes of an order, one for each parcel; days are `2026-11-26`. No prices. */
export interface DeliveryNote {
  channel: Channel
  locale: Locale
  country: CountryCode
  seller: Seller
  /** Replaces the shop's name on everything in the parcel. */
  whitelabel: WhitelabelContact | null
  orderNumber: string
  orderedOn: string
  issuedOn: string
  /** Such as "Standard, DHL". */
  service: string
  /** The customer's message to the recipient; empty without one. */
  greeting: string
  address: CheckoutAddress
  lines: readonly DeliveredLine[]
  parcels: readonly DeliveredParcel[]
}

/** Who sends a parcel, on one line: a whitelabel company at the seller's address, or the seller. */
export function senderLines({ seller, whitelabel }: Pick<DeliveryNote, 'seller' | 'whitelabel'>): string[] {
  const { name, street, houseNumber, postalCode, city } = seller
  return [whitelabel?.company ?? name, `${street} ${houseNumber}`, `${postalCode} ${city}`]
}
