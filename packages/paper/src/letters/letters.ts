import type { Order, ShownMoney } from '@passepartout/contracts'
import type { MailAttachment } from '@passepartout/db'
import type { Seller, Shop } from '@passepartout/domain'

/** What every mail to a customer needs beside its own matter. Addresses of pages are absolute. */
export interface ToCustomer {
  shop: Pick<Shop, 'channel' | 'locale' | 'country'>
  seller: Seller
  /** Where the shop's mails come from. */
  sender: { name: string; address: string }
  to: string
  /** `null` where the country knows no withdrawal. */
  pages: { privacy: string; imprint: string; lostLink: string; withdrawal: string | null }
}

/** A document that goes with a mail, by the name that readers know it by. */
export interface LetterDocument {
  title: string
  file: MailAttachment
}

interface OfOrder extends ToCustomer {
  /** As its status page shows it. */
  order: Order
  /** Opens the order. */
  statusUrl: string
}

/** What each letter is written from. */
export interface LetterData {
  /** Once, in the transaction that writes the order; `documents` are the legal texts in the version that was shown. */
  'order-received': OfOrder & {
    documents: readonly LetterDocument[]
    /** Of its lines, as far as there are any (`linePicture`). */
    pictures?: readonly MailAttachment[]
  }
  'payment-received': OfOrder & { amount: ShownMoney }
  'in-production': OfOrder
  /** `parcel` is its number; `isComplete` once nothing else comes. */
  shipped: OfOrder & { parcel: number; isComplete: boolean }
  invoice: OfOrder & { invoiceNumber: string; document: LetterDocument }
  'payment-reminder': OfOrder
  /** `toVoucher` is what went back to a gift voucher. */
  cancelled: OfOrder & {
    reason: 'customer' | 'unpaid' | 'shop'
    isPaid: boolean
    toVoucher: ShownMoney | null
  }
  /** A parcel has come. */
  arrived: OfOrder
  /** What became of a complaint or a withdrawal; `reason` in the words of who decided. */
  'case-decided': OfOrder & { decision: CaseDecision; reason: string }
  /** Links to orders, for who has lost them. */
  'order-links': ToCustomer & { orders: readonly { number: string; date: string; url: string }[] }
  /** `toVoucher` is the part of the amount that went back to a gift voucher. */
  refunded: OfOrder & { amount: ShownMoney; toVoucher: ShownMoney | null; creditNote: LetterDocument | null }
  'address-changed': OfOrder
  /** To whom it is a present; `until` and `from` as they are shown. */
  'gift-voucher': ToCustomer & {
    amount: ShownMoney
    code: string
    until: string | null
    from: string
    message: string
    shopUrl: string
    document: LetterDocument
  }
}
export type CaseDecision = 'reprint' | 'refund' | 'refused'
export type LetterKind = keyof LetterData
export type AnyLetter = { [K in LetterKind]: { kind: K; data: LetterData[K] } }[LetterKind]
