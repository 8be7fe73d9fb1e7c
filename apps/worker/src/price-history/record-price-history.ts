import { setTimeout as wait } from 'node:timers/promises'
import { type Database, type PriceRecord, recordPrices } from '@passepartout/db'
import {
  articleKey,
  type Catalogue,
  CHANNELS,
  COUNTRY_CODES,
  dayInZone,
  localesOf,
  type PriceBook,
  priceProduct,
  type Shop,
  shopFor,
} from '@passepartout/domain'
import { RECORDED_CONFIGURATIONS } from '../kinds/registry.ts'
import type { RecordedConfigurations } from '../kinds/worker-kind-adapter.ts'

export interface PriceHistoryDeps {
  db: Database
  catalogue: Catalogue
  priceBook: PriceBook
  now: Date
  articles?: readonly RecordedConfigurations[]
  /** Stops at the next slice; prices recorded by then stay. */
  signal?: AbortSignal
  /** Waits so many milliseconds, to leave the processor to others. */
  rest?: (ms: number) => Promise<unknown>
}

// Visitors wait behind every slice, hence few prices at a time. A statement of 50 rows takes the embedded database,
// which runs on the main thread, 2 to 4 ms; one of 16 rows hardly less.
const SLICE_MS = 2
const ROWS = 50
/** Background work: it pauses this many times as long as it works, so that visitors get most of the processor. */
const RESTS = 3
/** Milliseconds; a shutdown waits for the pause. */
const LONGEST_REST_MS = 500

/**
 * Records today's prices of the standard configurations in every shop, where they have changed. Days on which no shop
 * ran have no record: a price that was never displayed does not count. Can be aborted and repeated at any time.
 *
 * @returns the number of prices seen, and of new records
 */
export async function recordPriceHistory(deps: PriceHistoryDeps): Promise<{ seen: number; added: number }> {
  const counted = { seen: 0, added: 0 }
  const pause = createPauser(deps.rest ?? wait)
  for (const shop of allShops()) {
    for await (const prices of batches(pricesOf(deps, shop), pause)) {
      if (deps.signal?.aborted) return counted
      await pause()
      counted.seen += prices.length
      counted.added += await recordPrices(deps.db, {
        channel: shop.channel,
        country: shop.country,
        currency: shop.currency,
        day: dayInZone(deps.priceBook.timeZone, deps.now),
        now: deps.now,
        prices,
      })
      await pause()
    }
  }
  return counted
}

/** Pauses in proportion to the time since the last pause. */
function createPauser(rest: (ms: number) => Promise<unknown>): () => Promise<void> {
  let since = performance.now()
  return async () => {
    await rest(Math.min(RESTS * (performance.now() - since), LONGEST_REST_MS))
    since = performance.now()
  }
}

/** Prices depend on channel and country, not on the language. */
const allShops = (): Shop[] =>
  CHANNELS.flatMap(channel =>
    COUNTRY_CODES.flatMap(country => localesOf(country).slice(0, 1)).map(locale => shopFor(channel, locale)),
  )

function* pricesOf(deps: PriceHistoryDeps, shop: Shop): Iterable<PriceRecord> {
  const { catalogue, priceBook, now, articles = RECORDED_CONFIGURATIONS } = deps
  for (const list of articles) {
    for (const configuration of list(catalogue, shop)) {
      const price = priceProduct(priceBook, catalogue, configuration, shop, { at: now })
      if (price.ok) yield { article: articleKey(configuration), amount: price.current.amount }
    }
  }
}

/** Batches of records, with a pause whenever computing them has taken a slice's time. */
async function* batches(
  records: Iterable<PriceRecord>,
  pause: () => Promise<void>,
): AsyncIterable<PriceRecord[]> {
  let batch: PriceRecord[] = []
  let since = performance.now()
  for (const record of records) {
    batch.push(record)
    if (batch.length === ROWS) {
      yield batch
      batch = []
      since = performance.now()
    } else if (performance.now() - since > SLICE_MS) {
      await pause()
      since = performance.now()
    }
  }
  if (batch.length > 0) yield batch
}
