import type { LabOrderStage } from '@passepartout/db'

/** Where a lab sends an order. */
export interface LabRecipient {
  name: string
  company: string
  street: string
  extra: string
  postalCode: string
  city: string
  region: string
  /** ISO 3166, such as `DE`. */
  country: string
  /** For the carrier; empty where none is known. */
  phone: string
}

export interface LabItem {
  /** Number of the order line. */
  line: number
  /** SKU of the shop, and the rest of the configuration. */
  article: string
  configuration: unknown
  copies: number
  /** Price paid for all copies without VAT, for customs. */
  value: { amount: number; currency: string }
  /** The print file as the lab fetches it; null where nothing is printed. */
  file: { url: string; md5: string } | null
}

/** What a lab makes of an order. */
export interface LabOrder {
  /** Ours; the same at every attempt, so that the lab takes it once. */
  id: string
  /** Number of the order, for people; a reprint's has its number behind it. */
  reference: string
  /** The shop's shipping option, such as `standard`; null for older orders. */
  shippingOption: string | null
  recipient: LabRecipient
  items: readonly LabItem[]
  /** Where the lab sends its callbacks. */
  callbackUrl: string
}

export interface LabShipment {
  /** The lab's id. */
  id: string
  carrier: string
  trackingNumber: string | null
  /** Numbers of the order lines in it. */
  lines: readonly number[]
}

/** An order as the lab has it. */
export interface LabStatus {
  /** The lab's id of the order. */
  reference: string
  stage: Exclude<LabOrderStage, 'waiting'>
  /** What has left the lab. */
  shipments: readonly LabShipment[]
  /** Code of what a person must look at. */
  problem: string | null
}

/** The lab's answer to a change: done, too late, or it cannot change orders at all. */
export type LabChange = 'done' | 'too-late' | 'not-offered'

export interface LabQuote {
  method: string
  /** In the main unit of the currency, as the lab writes it. */
  total: { amount: string; currency: string }
}

/** A lab as the shop reaches it, whatever its interface. Calls throw a `LabError`. */
export interface LabAdapter {
  /** Idempotent by the order's id. `undefined` where the lab takes files and answers nothing. */
  place(order: LabOrder): Promise<LabStatus | undefined>
  cancel(reference: string): Promise<LabChange>
  changeAddress(reference: string, recipient: LabRecipient): Promise<LabChange>
  /** `undefined` where the lab does not tell, or not yet. */
  status(reference: string): Promise<LabStatus | undefined>
  /** What the lab would charge, by shipping method; absent where it does not tell. */
  quote?(order: Pick<LabOrder, 'items'> & { country: string }): Promise<LabQuote[]>
}

/** Why a call to a lab failed. */
export type LabErrorCode =
  | 'not-connected'
  | 'unreachable'
  | 'timeout'
  | 'too-many-requests'
  | 'not-authorised'
  | 'refused'
  | 'lab-failure'
  | 'unexpected-answer'
  | 'unknown-article'
  | 'file-missing'

/** A call to a lab failed; the message holds no personal data, as jobs keep it. */
export class LabError extends Error {
  override name = 'LabError'
  readonly code: LabErrorCode

  constructor(code: LabErrorCode, detail = '') {
    super(detail === '' ? `The lab's answer: ${code}` : `The lab's answer: ${code} (${detail})`)
    this.code = code
  }
}
