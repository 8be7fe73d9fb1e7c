import { listPriceHistory } from '@passepartout/db'
import {
  articleKey,
  type Campaign,
  type PriceBook,
  type ProductConfiguration,
  priceProduct,
  shopFor,
} from '@passepartout/domain'
import { readCatalogue, useDatabase } from '@passepartout/testing'
import { describe, expect, test } from 'vitest'
import { RECORDED_CONFIGURATIONS } from '../kinds/registry.ts'
import type { RecordedConfigurations } from '../kinds/worker-kind-adapter.ts'
import { recordPriceHistory } from './record-price-history.ts'

const database = useDatabase()
const { catalogue, priceBook } = await readCatalogue()
const german = shopFor('passepartout', 'de-DE')

const [poster] = [...standardOf(german)].filter(
  one => one.kind === 'photo-frame' && one.materialType === 'poster' && one.formatType === '600x400',
) as [ProductConfiguration]
const onlyPoster: RecordedConfigurations = () => [poster]

function standardOf(shop: typeof german) {
  return RECORDED_CONFIGURATIONS.flatMap(list => [...list(catalogue, shop)])
}

const noCampaigns: PriceBook = { ...priceBook, campaigns: [] }
const sale = (percent: number, from: string, until: string): Campaign =>
  ({ id: 'sale', from, until, kinds: ['photo-frame'], reduction: { percent } }) as Campaign

const record = (day: string, book = noCampaigns) =>
  recordPriceHistory({
    db: database(),
    catalogue,
    priceBook: book,
    now: new Date(`${day}T08:00:00Z`),
    articles: [onlyPoster],
  })
const history = (shop = german) =>
  listPriceHistory(database(), { channel: shop.channel, country: shop.country, article: articleKey(poster) })
const priceOn = (day: string, book = noCampaigns) => {
  const price = priceProduct(book, catalogue, poster, german, { at: new Date(`${day}T08:00:00Z`) })
  if (!price.ok) throw new Error('The poster cannot be made.')
  return price
}

describe('recording prices', () => {
  test('writes an article once for every channel and country, and again only when its price changes', async () => {
    expect(await record('2026-09-01')).toEqual({ seen: 24, added: 24 })
    expect(await record('2026-09-02')).toEqual({ seen: 24, added: 0 })
    const campaigns = [sale(20, '2026-09-10', '2026-09-12')]
    expect(await record('2026-09-10', { ...priceBook, campaigns })).toEqual({ seen: 24, added: 24 })
    expect((await history()).map(({ from }) => from)).toEqual(['2026-09-01', '2026-09-10'])
    expect((await history(shopFor('kartenliebe', 'de-CH')))[0]?.amount).toBeGreaterThan(0)
  })

  test('goes on where it was broken off', async () => {
    const signal = AbortSignal.abort()
    const whole = {
      db: database(),
      catalogue,
      priceBook: noCampaigns,
      now: new Date('2026-09-01'),
      articles: [onlyPoster],
    }
    expect(await recordPriceHistory({ ...whole, signal })).toEqual({ seen: 0, added: 0 })
    expect(await recordPriceHistory(whole)).toMatchObject({ added: 24 })
  })

  test('rests after each shop, and never so long that a process could not stop', async () => {
    const rests: number[] = []
    await recordPriceHistory({
      db: database(),
      catalogue,
      priceBook: noCampaigns,
      now: new Date('2026-09-01'),
      articles: [onlyPoster],
      rest: async ms => rests.push(ms),
    })
    expect(rests.length).toBeGreaterThanOrEqual(24)
    expect(rests.every(ms => ms > 0 && ms <= 500)).toBe(true)
  })

  test('covers every material in the formats that a shop lists, and the small kinds', () => {
    const american = standardOf(shopFor('passepartout', 'en-US'))
    expect(new Set(american.map(articleKey)).size).toBe(american.length)
    const materials = american.flatMap(one => (one.kind === 'photo-frame' ? [one.materialType] : []))
    expect(new Set(materials).size).toBe(catalogue.materials.length)
    expect(new Set(american.map(({ kind }) => kind))).toContain('photoprint')
  })
})

describe('the reference price from the record', () => {
  test('is not lifted by a raise shortly before the campaign', async () => {
    const usual = priceOn('2026-09-01').current.amount
    const raised = { ...noCampaigns, campaigns: [] }
    await record('2026-09-01')
    await record('2026-11-01', dearer(raised))
    const book = { ...dearer(raised), campaigns: [sale(20, '2026-11-16', '2026-11-30')] }
    await record('2026-11-16', book)
    const price = priceProduct(book, catalogue, poster, german, {
      at: new Date('2026-11-20T08:00:00Z'),
      history: await history(),
    })
    expect(price.ok && price.original.amount).toBeGreaterThan(usual)
    expect(price.ok && price.referencePrice?.amount).toBe(usual)
  })

  test('comes from the price book for the time before anything was recorded', async () => {
    const book = { ...priceBook, campaigns: [sale(20, '2026-11-16', '2026-11-30')] }
    await record('2026-11-20', book)
    const price = priceProduct(book, catalogue, poster, german, {
      at: new Date('2026-11-20T08:00:00Z'),
      history: await history(),
    })
    expect(price.ok && price.referencePrice).toEqual(priceOn('2026-11-15').current)
  })
})

/** The same shop with every material half as expensive again. */
function dearer(book: PriceBook): PriceBook {
  const lists = book.lists['photo-frame'].map(list => ({
    ...list,
    curves: Object.fromEntries(
      Object.entries(list.curves).map(([id, { base, perM2 }]) => [
        id,
        { base: Math.round(base * 1.5), perM2: Math.round(perM2 * 1.5) },
      ]),
    ) as typeof list.curves,
  }))
  return { ...book, lists: { ...book.lists, 'photo-frame': lists } }
}
