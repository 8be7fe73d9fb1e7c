import { addDiscountDraft, changeDiscount } from '@passepartout/db'
import { type Campaign, normaliseProduct, priceProduct, shopFor } from '@passepartout/domain'
import { readCatalogue, useDatabase } from '@passepartout/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openPublishedDiscounts } from './published-discounts.ts'

const database = useDatabase()
const { catalogue, priceBook, selling } = await readCatalogue()
const austrian = shopFor('passepartout', 'de-AT')

const CAMPAIGN: Campaign = {
  id: 'frames-austria',
  from: '2026-12-04',
  fromTime: '10:00',
  until: '2026-12-06',
  kinds: ['photo-frame'],
  reduction: { percent: 20 },
}
const key = { kind: 'campaign' as const, id: CAMPAIGN.id }
const at = new Date('2026-12-04T08:59:00Z')

async function publish(rules: unknown, revision: number) {
  const change = { changedBy: 'operator:Ada', changedAt: at }
  if (revision === 1)
    await addDiscountDraft(database(), { ...key, draft: CAMPAIGN, ...change, createdAt: at })
  await changeDiscount(
    database(),
    { ...key, revision },
    { state: rules === null ? 'withdrawn' : 'published', rules, ...change },
  )
}

async function open(clock: () => Date = () => at) {
  const errors: string[] = []
  const log = { info: () => {}, error: (_: object, message: string) => void errors.push(message) }
  const discounts = await openPublishedDiscounts({
    db: database(),
    priceBook,
    selling,
    log: log as never,
    clock,
  })
  const changes = { count: 0 }
  discounts.onChange(() => void changes.count++)
  closing.push(discounts.close)
  return { ...discounts, changes, errors }
}
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(closing.splice(0).map(close => close()))
})

describe('published discounts', () => {
  test('replace price book and version once they are read, and leave them alone otherwise', async () => {
    const discounts = await open()
    expect(discounts.priceBook()).toMatchObject({
      version: priceBook.version,
      campaigns: priceBook.campaigns,
    })
    const before = discounts.version()
    await publish(CAMPAIGN, 1)
    const other = await open()
    await discounts.reload()
    for (const one of [discounts, other])
      expect(one.priceBook().campaigns).toEqual([CAMPAIGN, ...priceBook.campaigns])
    expect(other.priceBook().version).toBe(discounts.priceBook().version)
    expect(discounts.priceBook().version).not.toBe(priceBook.version)
    const book = discounts.priceBook()
    await discounts.reload()
    expect(discounts.priceBook()).toBe(book)
    expect([discounts.changes.count, discounts.version()]).toEqual([1, before + 1])
    await publish(null, 2)
    await discounts.reload()
    expect(discounts.priceBook().campaigns).toEqual(priceBook.campaigns)
  })

  test('that are no longer valid are ignored, and reported', async () => {
    await publish({ ...CAMPAIGN, kinds: ['stamp'] }, 1)
    const discounts = await open()
    expect(discounts.priceBook().campaigns).toEqual(priceBook.campaigns)
    expect(discounts.errors).toEqual(['stored discount not valid, ignored'])
  })

  test('begin and end on the minute, which drops what was calculated before', async () => {
    await publish(CAMPAIGN, 1)
    vi.useFakeTimers({ now: at, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const discounts = await open(() => new Date())
    vi.advanceTimersByTime(59_999)
    expect(discounts.changes.count).toBe(0)
    vi.advanceTimersByTime(1)
    expect(discounts.changes.count).toBe(1)
    vi.setSystemTime(new Date('2026-12-06T22:59:30Z'))
    vi.advanceTimersByTime(60_000)
    expect(discounts.changes.count).toBe(2)
  })

  test.each([
    ['2026-12-04T08:59:59.999Z', false],
    ['2026-12-04T09:00:00Z', true],
    ['2026-12-06T22:59:59.999Z', true],
    ['2026-12-06T23:00:00Z', false],
  ])('count by day and time of the lab: at %s %s', async (instant, isRunning) => {
    await publish(CAMPAIGN, 1)
    const discounts = await open()
    const poster = { materialType: 'poster', formatType: '600x400' }
    const { configuration } = normaliseProduct(catalogue, 'photo-frame', poster, austrian, at)
    const price = priceProduct(discounts.priceBook(), catalogue, configuration, austrian, {
      at: new Date(instant),
    })
    expect(price.ok && price.campaign?.id).toBe(isRunning ? CAMPAIGN.id : undefined)
  })
})
