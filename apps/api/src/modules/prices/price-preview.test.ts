import { type Campaign, instantOfMoment, LAB_TIME_ZONE } from '@passepartout/domain'
import { readCatalogue } from '@passepartout/testing'
import { expect, test } from 'vitest'
import { bodyOf, useShop } from '../../shop.fixture.ts'

const { priceBook, selling } = await readCatalogue()
const POSTERS: Campaign = {
  id: 'posters',
  from: '2026-12-04',
  until: '2026-12-06',
  kinds: ['photo-frame'],
  ids: ['poster'],
  reduction: { percent: 20 },
}
const MARK = 'date-preview=friday'
/** Paths that were asked for their preview. */
const requests: string[] = []
const shop = useShop({
  previewOf: async request => {
    requests.push(new URL(request.url).pathname)
    return request.headers.get('cookie')?.includes(MARK)
      ? {
          now: instantOfMoment(LAB_TIME_ZONE, { day: '2026-12-04', time: '00:00' }),
          priceBook: { ...priceBook, campaigns: [POSTERS] },
          selling,
        }
      : undefined
  },
})

const PRICE = '/price-api/prices/article?materialType=poster&formatType=600x400'
interface Priced {
  priceCurrent: { amount: number }
  priceOriginal: { amount: number }
}

test('a preview has the prices of its moment, and nobody else gets them from a cache', async () => {
  const visitor = shop().visitor()
  const ask = async (headers: Record<string, string> = {}) => {
    const response = await visitor.request(PRICE, { headers })
    return { cache: response.headers.get('cache-control'), ...(await bodyOf<Priced>(response)).payload }
  }
  const today = await ask()
  const preview = await ask({ cookie: MARK })
  const again = await ask()
  expect(today.priceCurrent.amount).toBe(today.priceOriginal.amount)
  expect(preview.priceCurrent.amount).toBeLessThan(preview.priceOriginal.amount)
  expect(again).toEqual(today)
  expect([today.cache, preview.cache]).toEqual([
    'public, max-age=60, stale-while-revalidate=600',
    'private, no-store',
  ])
})

test('what is personal and what changes something happens now, at prices of now', async () => {
  const visitor = shop().visitor()
  requests.length = 0
  expect((await visitor.request('/web-api/cart', { headers: { cookie: MARK } })).status).toBe(200)
  await visitor.request(PRICE)
  expect(requests).toEqual(['/price-api/prices/article'])
})
