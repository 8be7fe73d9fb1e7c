import type { DisplayMoney, Order } from '@passepartout/contracts'
import type { EmailAttachment } from '@passepartout/db'
import type { Seller, Shop } from '@passepartout/domain'

/** What every mail to a customer needs beside its own matter. Addresses of pages are absolute. */
export interface CustomerEmailContext {
  shop: Pick<Shop, 'channel' | 'locale' | 'country'>
  seller: Seller
  /** Where the shop's mails come from. */
  sender: { name: string; address: string }
  to: string
  /** `null` where the country knows no withdrawal. */
  pages: { privacy: string; imprint: string; lostLink: string; withdrawal: string | null }
}

/** A document that goes with a mail, by the name that readers know it by. */
export interface EmailDocument {
  title: string
  file: EmailAttachment
}

interface OrderEmailContext extends CustomerEmailContext {
  /** As its status page shows it. */
  order: Order
  /** Opens the order. */
  statusUrl: string
}

/** What each letter is written from. */
export interface OrderEmailData {
  /** Once, in the transaction that writes the order; `documents` are the legal texts in the version that was shown. */
  'order-received': OrderEmailContext & {
    documents: readonly EmailDocument[]
    /** Of its lines, as far as there are any (`linePicture`). */
    pictures?: readonly EmailAttachment[]
  }
  'payment-received': OrderEmailContext & { amount: DisplayMoney }
  'in-production': OrderEmailContext
  /** `parcel` is its number; `isComplete` once nothing else comes. */
  shipped: OrderEmailContext & { parcel: number; isComplete: boolean }
  invoice: OrderEmailContext & { invoiceNumber: string; document: EmailDocument }
  'payment-reminder': OrderEmailContext
  /** `toVoucher` is what went back to a gift voucher. */
  cancelled: OrderEmailContext & {
    reason: 'customer' | 'unpaid' | 'shop'
    isPaid: boolean
    toVoucher: DisplayMoney | null
  }
  /** A parcel has come. */
  arrived: OrderEmailContext
  /** What became of a complaint or a withdrawal; `reason` in the words of who decided. */
  'case-decided': OrderEmailContext & { decision: CaseDecision; reason: string }
  /** Links to orders, for who has lost them. */
  'order-links': CustomerEmailContext & { orders: readonly { number: string; date: string; url: string }[] }
  /** `toVoucher` is the part of the amount that went back to a gift voucher. */
  refunded: OrderEmailContext & {
    amount: DisplayMoney
    toVoucher: DisplayMoney | null
    creditNote: EmailDocument | null
  }
  'address-changed': OrderEmailContext
  /** To whom it is a present; `until` and `from` as they are shown. */
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
