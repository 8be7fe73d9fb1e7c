import { type Database, listPublishedDiscounts } from '@passepartout/db'
import {
  type DiscountKind,
  type DiscountRules,
  mergeDiscounts,
  momentInZone,
  type PriceBook,
  parseDiscount,
  runningCampaignIds,
  type SellingData,
  type StoredDiscount,
} from '@passepartout/domain'
import type { Logger } from './log.ts'

const MINUTE_MS = 60_000

interface PublishedDiscountsOptions {
  db: Database
  /** Prices and codes as the catalogue's files have them. */
  priceBook: PriceBook
  selling: SellingData
  log: Pick<Logger, 'info' | 'error'>
  clock?: () => Date
}

export type PublishedDiscounts = Awaited<ReturnType<typeof openPublishedDiscounts>>

/**
 * Price book and selling data with the campaigns and promotion codes that operators have published. `reload` takes over
 * what the database holds; listeners are called when prices changed by that, or because a campaign began or ended.
 */
export async function openPublishedDiscounts(options: PublishedDiscountsOptions) {
  const { db, log, clock = () => new Date() } = options
  const listeners = new Set<() => void>()
  let version = 0
  const changed = () => {
    version += 1
    for (const listener of listeners) listener()
  }
  let { priceBook, selling } = options
  let stamp = ''

  async function read(): Promise<void> {
    const rows = await listPublishedDiscounts(db)
    const next = JSON.stringify(rows.map(({ kind, id, revision }) => [kind, id, revision]))
    if (next === stamp) return
    stamp = next
    const stored = rows.flatMap(({ kind, id, rules }): StoredDiscount[] => {
      if (rules === null) return [{ kind, id, rules }]
      const parsed = parseDiscount(kind, rules)
      if (parsed) return [{ kind, id, rules: parsed }]
      log.error({ discount: `${kind} ${id}` }, 'stored discount not valid, ignored')
      return []
    })
    const ofKind = <Kind extends DiscountKind>(kind: Kind, seed: readonly DiscountRules[Kind][]) =>
      mergeDiscounts<Kind>(
        seed,
        stored.filter((one): one is StoredDiscount<Kind> => one.kind === kind),
      )
    const revisions = rows.reduce((sum, { revision }) => sum + revision, 0)
    priceBook = {
      ...options.priceBook,
      version: revisions === 0 ? options.priceBook.version : `${options.priceBook.version}.${revisions}`,
      campaigns: ofKind('campaign', options.priceBook.campaigns),
    }
    selling = { ...options.selling, promotions: ofKind('promotion', options.selling.promotions) }
    running = runningNow()
    changed()
  }

  /** Reads one after the other, so that an older result never replaces a newer one. */
  let reading: Promise<void> = Promise.resolve()
  const reload = (): Promise<void> => {
    const next = reading.then(read)
    reading = next.catch(err =>
      log.error({ err }, 'published discounts not readable, keeping previous ones for a minute'),
    )
    return next
  }

  const runningNow = () =>
    runningCampaignIds(priceBook.campaigns, momentInZone(priceBook.timeZone, clock())).join()
  let running = runningNow()
  let timer: NodeJS.Timeout
  const waitForMinute = () => {
    timer = setTimeout(
      () => {
        waitForMinute()
        const now = runningNow()
        if (now !== running) {
          running = now
          log.info({ campaigns: now }, 'campaigns began or ended')
          changed()
        }
        // Behind some poolers a process does not hear what others announce.
        void reload().catch(() => undefined)
      },
      MINUTE_MS - (clock().getTime() % MINUTE_MS),
    ).unref()
  }
  await reload()
  waitForMinute()

  return {
    priceBook: () => priceBook,
    selling: () => selling,
    reload,
    /** Grows with each change. */
    version: () => version,
    /** Calls back whenever prices or codes may have changed. */
    onChange: (listener: () => void) => void listeners.add(listener),
    /** As the catalogue's files have them. */
    catalogue: { campaign: options.priceBook.campaigns, promotion: options.selling.promotions },
    close: async () => {
      clearTimeout(timer)
    },
  }
}
