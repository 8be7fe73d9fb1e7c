import type { DisplayMoney, Order } from '@passepartout/contracts'
import type { EmailAttachment } from '@passepartout/db'
import type { Seller, Shop } from '@passepartout/domain'

/** Common data of all emails to customers. Addresses of pages are absolute. */
export interface CustomerEmailContext {
  shop: Pick<Shop, 'channel' | 'locale' | 'country'>
  seller: Seller
  /** Sender of the shop's emails. */
  sender: { name: string; address: string }
  to: string
  /** `null` where the country has no right of withdrawal. */
  pages: { privacy: string; imprint: string; lostLink: string; withdrawal: string | null }
}

/** An attached document, by its title. */
export interface EmailDocument {
  title: string
  file: EmailAttachment
}

interface OrderEmailContext extends CustomerEmailContext {
  /** As on its status page. */
  order: Order
  /** Opens the order. */
  statusUrl: string
}

/** Data of each email about an order. */
export interface OrderEmailData {
  /** Sent once, in the transaction that writes the order; `documents` are the legal texts in the displayed version. */
  'order-received': OrderEmailContext & {
    documents: readonly EmailDocument[]
    /** Images of its lines, where there are any (`lineThumbnail`). */
    pictures?: readonly EmailAttachment[]
  }
  'payment-received': OrderEmailContext & { amount: DisplayMoney }
  'in-production': OrderEmailContext
  /** `parcel` is the shipment's number; `isComplete` where no other follows. */
  shipped: OrderEmailContext & { parcel: number; isComplete: boolean }
  invoice: OrderEmailContext & { invoiceNumber: string; document: EmailDocument }
  'payment-reminder': OrderEmailContext
  /** `toVoucher` is the amount returned to a gift voucher. */
  cancelled: OrderEmailContext & {
    reason: 'customer' | 'unpaid' | 'shop'
    isPaid: boolean
    toVoucher: DisplayMoney | null
  }
  /** A shipment was delivered. */
  arrived: OrderEmailContext
  /** The decision of a complaint or a withdrawal; `reason` as the operator wrote it. */
  'case-decided': OrderEmailContext & { decision: CaseDecision; reason: string }
  /** Links to a customer's orders, on request. */
  'order-links': CustomerEmailContext & { orders: readonly { number: string; date: string; url: string }[] }
  /** `toVoucher` is the part of the amount that was returned to a gift voucher. */
  refunded: OrderEmailContext & {
    amount: DisplayMoney
    toVoucher: DisplayMoney | null
    creditNote: EmailDocument | null
  }
  'address-changed': OrderEmailContext
  /** Sent to the recipient of the gift; `until` and `from` are formatted. */
  'gift-voucher': CustomerEmailContext & {
    amount: DisplayMoney
    code: string
    until: string | null
    from: string
    message: string
    shopUrl: string
    document: EmailDocument
  }
}
export type CaseDecision = 'reprint' | 'refund' | 'refused'
export type OrderEmailKind = keyof OrderEmailData
export type AnyOrderEmail = { [K in OrderEmailKind]: { kind: K; data: OrderEmailData[K] } }[OrderEmailKind]
