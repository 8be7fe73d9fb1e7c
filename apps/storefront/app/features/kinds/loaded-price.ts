import type { LoadedPrice } from '../prices/from-price.tsx'

interface ShownPrice {
  priceCurrent: LoadedPrice['current']
  priceOriginal: LoadedPrice['original']
}

/** A price as pages show it. */
export const loadedPrice = ({ priceCurrent, priceOriginal }: ShownPrice): LoadedPrice => ({
  current: priceCurrent,
  original: priceOriginal,
})

/** As much of a list of designs as one page of it can hold. */
export const wholeList = { size: 48 } as const
