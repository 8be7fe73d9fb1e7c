import type { PriceBook, Shop } from '@passepartout/domain'

/**
 * Keeps what depends on price book, shop, the minute and one of few things that `about` names: a campaign begins and ends
 * on the minute, and a new price book starts from nothing.
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
