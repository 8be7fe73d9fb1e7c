import type { CallPayload, getGiftVoucher } from '@passepartout/contracts'

/** A gift voucher as it was asked for and may be ordered. */
export interface GiftVoucher {
  offer: CallPayload<NonNullable<typeof getGiftVoucher.shapes>>
  /** Another amount than the offered ones, as it was typed. */
  own: string | undefined
  /** Whether that amount cannot be had, so that nothing shown is its price. */
  isRefused: boolean
  /** Why something else than what was asked for is shown. */
  corrections: readonly string[]
}
