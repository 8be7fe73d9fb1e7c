import type { DisplayMoney } from '@passepartout/contracts'

/** The displayed price of the whole quantity. */
export interface Price {
  current: DisplayMoney
  original: DisplayMoney
  discountPercent: number
  /** Lowest price per piece in the 30 days before a reduction, where the country requires it. */
  lowest?: DisplayMoney | null
  /** Number of pieces and unit price, for quantities above one. */
  pieces?: { count: number; each: DisplayMoney }
  delivery?: DeliveryText | null
}

export interface DeliveryText {
  /** `Do., 26. – Mo., 30. November` */
  range: string
  /** `5,90 €`; null where shipping is free. */
  shipping: string | null
}
