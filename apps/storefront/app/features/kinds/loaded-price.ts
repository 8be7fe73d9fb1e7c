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

interface OfFormat {
  price: LoadedPrice
  formats: string[]
}

/** The price of one format; without one those of every format in which the product is made. */
export async function ofFormats(
  format: string | undefined,
  priceIn: (format?: string) => Promise<OfFormat | undefined>,
): Promise<LoadedPrice[]> {
  const first = await priceIn(format)
  if (!first || format) return first ? [first.price] : []
  const others = await Promise.all(first.formats.map(priceIn))
  return [first, ...others].flatMap(found => (found ? [found.price] : []))
}

/** The values that could be chosen instead. */
export const allowedValues = (
  choices: readonly { value: string; chosen: boolean; allowed: boolean }[],
): string[] => choices.filter(choice => choice.allowed && !choice.chosen).map(choice => choice.value)
