import { enumerateProducts, unitPriceProduct } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { cacheForAMinute, lowerPrice, type StartingPriceSource } from '../prices/index.ts'

const remembered = cacheForAMinute<Map<string, StartingPriceSource>>()

/** The lowest price of every calendar type and format, by `<type> <format>`. */
export const calendarPricesFrom = (context: CallContext): Map<string, StartingPriceSource> => {
  const { catalogue, priceBook, shop, now } = context
  return remembered(priceBook, shop, now, () => {
    const found = new Map<string, StartingPriceSource>()
    for (const calendar of enumerateProducts(catalogue, 'calendar', shop)) {
      if (calendar.refinementType !== 'none' || calendar.accessoryTypes[0] !== 'ohne') continue
      const price = unitPriceProduct(priceBook, catalogue, calendar, shop, now)
      if (!price.ok) continue
      const key = calendarKey(calendar.calendarType, calendar.formatType)
      found.set(key, lowerPrice(found.get(key), price))
    }
    return found
  })
}

export const calendarKey = (type: string, format: string): string => `${type} ${format}`
