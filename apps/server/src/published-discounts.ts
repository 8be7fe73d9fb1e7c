import {
  type Database,
  type DiscountRow,
  findDiscount,
  listDiscounts,
  listPublishedDiscounts,
} from '@passepartout/db'
import {
  type DiscountKind,
  type DiscountRules,
  fingerprintFiles,
  MINUTE_MS,
  mergeDiscounts,
  momentInZone,
  type PriceBook,
  parseDiscount,
  runningCampaignIds,
  type SellingData,
  type StoredDiscount,
} from '@passepartout/domain'
import type { Logger } from './log.ts'

interface PublishedDiscountsOptions {
  db: Database
  /** Prices and codes as the catalogue's files have them. */
  priceBook: PriceBook
  selling: SellingData
  log: Pick<Logger, 'info' | 'error'>
  clock?: () => Date
}

interface Discounted {
  priceBook: PriceBook
  selling: SellingData
}

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
  const { priceBook, selling } = options
  let current: Discounted = { priceBook, selling }
  let stamp = ''

  /** Prices and codes with these discounts in front of the catalogue's. */
  function combine(rows: readonly Pick<DiscountRow, 'kind' | 'id' | 'rules'>[]): Discounted {
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
    const { version } = options.priceBook
    return {
      priceBook: {
        ...options.priceBook,
        version: rows.length === 0 ? version : `${version}.${fingerprintFiles({ rows })}`,
        campaigns: ofKind('campaign', options.priceBook.campaigns),
      },
      selling: { ...options.selling, promotions: ofKind('promotion', options.selling.promotions) },
    }
  }

  async function read(): Promise<void> {
    const rows = await listPublishedDiscounts(db)
    const next = JSON.stringify(rows)
    if (next === stamp) return
    stamp = next
    current = combine(rows)
    running = runningNow()
    changed()
  }

  let lastDraft: { of: Discounted; revision: number; key: string; combined: Discounted } | undefined
  /** As if the draft of a discount were published too. */
  async function withDraft(draft: Pick<DiscountRow, 'kind' | 'id'> | undefined): Promise<Discounted> {
    const row = draft && (await findDiscount(db, draft))
    if (!row) return current
    const { kind, id, revision } = row
    const key = `${kind} ${id}`
    if (lastDraft?.of === current && lastDraft.key === key && lastDraft.revision === revision)
      return lastDraft.combined
    const rows = (await listDiscounts(db)).flatMap(one => {
      if (one.kind === kind && one.id === id) return [{ kind, id, rules: one.draft }]
      return one.state === 'draft' ? [] : [one]
    })
    lastDraft = { of: current, revision, key, combined: combine(rows) }
    return lastDraft.combined
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
    runningCampaignIds(current.priceBook.campaigns, momentInZone(priceBook.timeZone, clock())).join()
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
    priceBook: () => current.priceBook,
    selling: () => current.selling,
    withDraft,
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
