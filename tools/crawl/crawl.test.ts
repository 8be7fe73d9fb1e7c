import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isLongRun } from '@passepartout/testing'
import { expect, inject, test } from 'vitest'
import { SHOP_LOG } from '../system-tests/start-shop.ts'
import { allWindows, crawlShop } from './crawl-shop.ts'

const PICTURES = 8
const shop = inject('shop')

// The full crawl is `npm run test:crawl`; this one takes the first pages in one language of each kind. Rendering an
// image takes longer than rendering a page.
test('the first pages of both channels are valid, lead on, and name their translations', {
  timeout: 600_000,
}, async () => {
  const { pages, pictures, problems } = await crawlShop({
    port: shop.port,
    windows: allWindows.filter(({ locale }) => ['de-CH', 'fr-BE', 'en-US'].includes(locale)),
    most: 4,
    ...(isLongRun ? {} : { mostPictures: PICTURES }),
  })
  expect(problems).toEqual([])
  expect(pages).toBe(24)
  expect(pictures).toBeGreaterThan(isLongRun ? 100 : 3 * PICTURES)
})

test('no page lacks a translation', async () => {
  expect(await readFile(join(shop.dataDir, SHOP_LOG), 'utf8')).not.toContain('missing-translation')
})
