import type { LoadedPrice } from '../prices/starting-price.tsx'

interface PriceAmounts {
  priceCurrent: LoadedPrice['current']
  priceOriginal: LoadedPrice['original']
}

/** A price as pages show it. */
export const toLoadedPrice = ({ priceCurrent, priceOriginal }: PriceAmounts): LoadedPrice => ({
  current: priceCurrent,
  original: priceOriginal,
})

/** As much of a list of designs as one page of it can hold. */
export const fullListQuery = { size: 48 } as const
