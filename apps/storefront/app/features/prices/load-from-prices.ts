import { type Client, getArticlePrice, getFormatPrices, getPricesFrom } from '@passepartout/contracts'
import { shopSettings } from '@passepartout/domain'
import type { LoadContext } from '../../platform/block.ts'
import type { FromPrices, LoadedPrice } from './from-price.tsx'
import { parsePriceName } from './price-name.ts'

/**
 * Asks the API for what a block's tiles promise. A price that cannot be had is left out, the page stands without it.
 * @param names as editors write them; empty and unknown ones are skipped
 */
export async function loadFromPrices(
  names: readonly (string | undefined)[],
  { shop, api }: Pick<LoadContext, 'shop' | 'api'>,
): Promise<FromPrices> {
  const wanted = [...new Set(names.flatMap(name => (name ? [name] : [])))]
  if (wanted.length === 0 || !shopSettings(shop).overviewPrices) return {}
  const lowest = wanted.some(name => !/[:+]/.test(name)) ? askLowest(api) : undefined
  const priced = await Promise.all(
    wanted.map(async name => {
      const price = await priceOf(name, api, lowest)
      return price ? ([[name, price]] as const) : []
    }),
  )
  return Object.fromEntries(priced.flat())
}

const askLowest = (client: Client) => client.call(getPricesFrom, {})

async function priceOf(
  name: string,
  client: Client,
  lowest: ReturnType<typeof askLowest> | undefined,
): Promise<LoadedPrice | undefined> {
  const priced = parsePriceName(name)
  if (!priced) return undefined
  const { materialType, frameType, format } = priced
  const frame = frameType === undefined ? {} : { frameType }
  if (format !== undefined) {
    const answer = await client.call(getArticlePrice, {
      query: { materialType, formatType: format, ...frame },
    })
    return answer.ok ? read(answer.payload) : undefined
  }
  if (frameType !== undefined) {
    const answer = await client.call(getFormatPrices, { query: { materialType, ...frame } })
    if (!answer.ok) return undefined
    const [cheapest] = answer.payload.formats.toSorted(
      (a, b) => a.priceCurrent.amount - b.priceCurrent.amount,
    )
    return cheapest && read(cheapest)
  }
  const answer = await lowest
  const material = answer?.ok
    ? answer.payload.materials.find(one => one.materialType === materialType)
    : undefined
  return material && read(material)
}

const read = ({
  priceCurrent,
  priceOriginal,
}: {
  priceCurrent: LoadedPrice['current']
  priceOriginal: LoadedPrice['original']
}) => ({
  current: priceCurrent,
  original: priceOriginal,
})
