import { normaliseProduct, photobookDefinition, unitPriceProduct } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { cacheForAMinute, lowerPrice, type StartingPriceSource } from '../prices/index.ts'

const remembered = cacheForAMinute<Map<string, StartingPriceSource>>()

/**
 * The lowest price of every book type and format, by `<type> <format>`: lowest page count, any cover, binding and
 * paper.
 */
export const photobookPricesFrom = (context: CallContext): Map<string, StartingPriceSource> => {
  const { catalogue, priceBook, shop, now } = context
  return remembered(priceBook, shop, now, () => {
    const found = new Map<string, StartingPriceSource>()
    for (const input of minimalPhotobooks(context)) {
      const { configuration } = normaliseProduct(catalogue, 'photobook', input, shop, now)
      const price = unitPriceProduct(priceBook, catalogue, configuration, shop, now)
      if (!price.ok) continue
      const key = photobookKey(input.photobookPrinting, input.photobookFormat)
      found.set(key, lowerPrice(found.get(key), price))
    }
    return found
  })
}

function* minimalPhotobooks({ catalogue }: CallContext) {
  for (const { id: photobookPrinting, formats, bindings } of photobookDefinition(catalogue).types) {
    for (const { id: photobookBinding, covers, papers } of bindings) {
      for (const { id: photobookCover } of covers) {
        for (const { id: photobookPaper } of papers) {
          for (const photobookFormat of formats)
            yield { photobookPrinting, photobookBinding, photobookCover, photobookPaper, photobookFormat }
        }
      }
    }
  }
}

export const photobookKey = (type: string, format: string): string => `${type} ${format}`
