import type { CallPayload, getGiftVoucher } from '@passepartout/contracts'

/** A requested gift voucher that may be ordered. */
export interface GiftVoucher {
  offer: CallPayload<NonNullable<typeof getGiftVoucher.shapes>>
  /** A custom amount, as typed. */
  own: string | undefined
  /** The custom amount is not available, so no displayed price applies to it. */
  isRefused: boolean
  /** Why the displayed voucher differs from the requested one. */
  corrections: readonly string[]
}
