import type { PriceBook, Shop } from '@passepartout/domain'

/**
 * Caches a value by price book, shop, minute and `about`, which must have few values. By the minute, because campaigns
 * begin and end on the minute; a new price book starts with an empty cache.
 */
export function cacheForAMinute<T>() {
  let known = new WeakMap<PriceBook, Map<string, T>>()
  let minute = 0
  return (book: PriceBook, { channel, locale }: Shop, now: Date, compute: () => T, about = ''): T => {
    const current = Math.floor(now.getTime() / 60_000)
    if (current !== minute) {
      known = new WeakMap()
      minute = current
    }
    const values = known.get(book) ?? new Map<string, T>()
    known.set(book, values)
    const key = `${channel} ${locale} ${about}`
    const value = values.get(key) ?? compute()
    values.set(key, value)
    return value
  }
}
