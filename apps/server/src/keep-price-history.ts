import { dayIn } from '@passepartout/domain'
import { recordPriceHistory } from '@passepartout/worker'
import type { Logger } from './log.ts'
import type { Data } from './open-data.ts'

const LOOK_EVERY_MS = 60_000
/** The first visitors come before. */
const FIRST_LOOK_MS = 5000

/**
 * Records what the shop asks for its standard articles: soon after the start, on every new day of the price book, and
 * when the price book or the catalogue is another one. Works in slices beside the visitors.
 */
export function keepPriceHistory(data: Data, log: Logger): { close(): Promise<void> } {
  const stopping = new AbortController()
  let recorded: { day: string; priceBook: unknown; catalogue: unknown } | undefined
  let running = Promise.resolve()

  async function record(): Promise<void> {
    const { catalogue, priceBook } = data
    const now = new Date()
    const day = dayIn(priceBook.timeZone, now)
    if (recorded?.day === day && recorded.priceBook === priceBook && recorded.catalogue === catalogue) return
    const { db } = data.database
    try {
      const counted = await recordPriceHistory({ db, catalogue, priceBook, now, signal: stopping.signal })
      if (counted.added > 0) log.info(counted, 'recorded prices')
      recorded = { day, priceBook, catalogue }
    } catch (err) {
      // The next look tries again; what was recorded by then stays.
      log.error({ err }, 'prices could not be recorded')
    }
  }

  const look = () => {
    running = running.then(record)
  }
  const first = setTimeout(look, FIRST_LOOK_MS).unref()
  const timer = setInterval(look, LOOK_EVERY_MS).unref()
  return {
    async close() {
      clearTimeout(first)
      clearInterval(timer)
      stopping.abort()
      await running
    },
  }
}
