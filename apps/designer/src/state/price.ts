import type { DisplayMoney } from '@passepartout/contracts'

/** What is shown: of everything that is ordered. */
export interface Price {
  current: DisplayMoney
  original: DisplayMoney
  discountPercent: number
  /** Lowest price in the 30 days before a reduction, where the country asks for it: of one of the pieces. */
  lowest?: DisplayMoney | null
  /** Of a picture that there are several of. */
  pieces?: { count: number; each: DisplayMoney }
  delivery?: DeliveryText | null
}

export interface DeliveryText {
  /** `Do., 26. – Mo., 30. November` */
  range: string
  /** `5,90 €`; nothing where it is free. */
  shipping: string | null
}
