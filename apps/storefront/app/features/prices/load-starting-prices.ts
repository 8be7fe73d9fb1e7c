import { getArticlePrice, getFormatPrices, getPricesFrom } from '@passepartout/contracts'
import { withOrientation } from '@passepartout/domain'
import type { LoadContext } from '../../platform/block.ts'
import { parsePriceName } from './price-name.ts'
import { parseProductName, productPrice } from './product-prices.ts'
import type { LoadedPrice, StartingPrices } from './starting-price.tsx'

type Context = Pick<LoadContext, 'api'>

/** The starting prices of tiles, by the names that editors gave them; a name without a price is left out. */
export async function loadStartingPrices(
  names: readonly (string | undefined)[],
  { api }: Context,
): Promise<StartingPrices> {
  const wanted = [...new Set(names.filter((name): name is string => name !== undefined && name !== ''))]
  const lowest = wanted.some(name => !/[+@:/]/.test(name))
    ? await lowestPrices(api)
    : new Map<string, LoadedPrice>()
  const found = await Promise.all(
    wanted.map(async name => [name, lowest.get(name) ?? (await priceOf(name, api))] as const),
  )
  return Object.fromEntries(found.filter((entry): entry is [string, LoadedPrice] => entry[1] !== undefined))
}

async function lowestPrices(api: Context['api']): Promise<Map<string, LoadedPrice>> {
  const result = await api.call(getPricesFrom, {})
  const materials = result.ok ? result.payload.materials : []
  return new Map(
    materials.map(({ materialType, priceCurrent, priceOriginal }) => [
      materialType,
      { current: priceCurrent, original: priceOriginal },
    ]),
  )
}

async function priceOf(name: string, api: Context['api']): Promise<LoadedPrice | undefined> {
  const product = parseProductName(name)
  if (product) return productPrice(product, api)
  const price = parsePriceName(name)
  if (!price) return undefined
  const { materialType, frameType, option, format } = price
  const query = {
    materialType,
    ...(frameType ? { frameType } : {}),
    ...(option ? { optionTypes: [option] } : {}),
  }
  if (format) {
    const result = await api.call(getArticlePrice, {
      query: { ...query, formatType: withOrientation(format, 'landscape') },
    })
    return result.ok
      ? { current: result.payload.priceCurrent, original: result.payload.priceOriginal }
      : undefined
  }
  const result = await api.call(getFormatPrices, { query })
  const [cheapest] = (result.ok ? result.payload.formats : []).toSorted(
    (a, b) => a.priceCurrent.amount - b.priceCurrent.amount,
  )
  return cheapest && { current: cheapest.priceCurrent, original: cheapest.priceOriginal }
}
