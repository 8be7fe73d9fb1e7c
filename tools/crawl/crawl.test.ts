import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, startShop } from '../shop/start-shop.ts'
import { allWindows, crawlShop } from './crawl-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(async () => {
  await shop?.dispose()
})

// All of it is `npm run test:crawl`; this is a walk through the first pages in one language of each kind.
test('the first pages of both channels are valid, lead on, and name their translations', {
  timeout: 180_000,
}, async () => {
  const { pages, pictures, problems } = await crawlShop({
    port: shop.port,
    windows: allWindows.filter(({ locale }) => ['de-CH', 'fr-BE', 'en-US'].includes(locale)),
    most: 4,
  })
  expect(problems).toEqual([])
  expect(pages).toBe(24)
  expect(pictures).toBeGreaterThan(100)
})

test('no page lacks a translation', () => {
  expect(shop.output()).not.toContain('missing-translation')
})
