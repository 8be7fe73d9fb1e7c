import type { LoadedPrice } from '../prices/starting-price.tsx'

interface PriceAmounts {
  priceCurrent: LoadedPrice['current']
  priceOriginal: LoadedPrice['original']
}

export const toLoadedPrice = ({ priceCurrent, priceOriginal }: PriceAmounts): LoadedPrice => ({
  current: priceCurrent,
  original: priceOriginal,
})

/** A design list up to the largest page size of the API. */
export const fullListQuery = { size: 48 } as const
