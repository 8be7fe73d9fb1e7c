import { CHANNELS, type Channel, type CountryCode, type Locale } from '@passepartout/domain'
import { expect, type Page, test } from '@playwright/test'
import { renderOffscreenContent } from '../tools/browser/render-offscreen-content.ts'
import { PAGE_KINDS } from '../tools/page-budgets/page-kinds.ts'
import { scrollThroughPage } from '../tools/page-budgets/scroll-through-page.ts'
import { findTextOverflow } from '../tools/page-budgets/text-overflow.ts'
import { shopAt } from './drivers/shop-address.ts'

/**
 * `ALL_PAGES=1` checks every kind of page in every language and window, a normal run each kind in one language, in
 * turn.
 */
const looksAtAll = process.env.ALL_PAGES === '1'

/**
 * The smallest window that a page has to fit (WCAG 1.4.10), a tablet's, and the narrowest one with the laptop's layout.
 */
const WINDOWS = [320, 820, 1024, 390, 1440]
/** Each language once, where its words are longest. */
const LANGUAGES: readonly [Locale, CountryCode][] = [
  ['de-DE', 'de'],
  ['fr-FR', 'fr'],
  ['nl-NL', 'nl'],
  ['es-ES', 'es'],
  ['it-IT', 'it'],
  ['en-US', 'com'],
]

/**
 * Address of a page of the German shop in another shop, by the page's own alternates; a page that no other shop has is
 * checked in German.
 */
async function addressIn(page: Page, channel: Channel, country: CountryCode, locale: Locale, path: string) {
  if (country === 'de') return shopAt(channel, country) + path
  await page.goto(shopAt(channel) + path, { waitUntil: 'domcontentloaded' })
  const link = page.locator(`link[rel=alternate][hreflang="${locale}" i]`)
  const href = (await link.count()) > 0 ? await link.first().getAttribute('href') : null
  if (href === null) return shopAt(channel) + path
  return shopAt(channel, country) + new URL(href).pathname + new URL(shopAt(channel) + path).search
}

for (const [turn, channel] of CHANNELS.entries())
  for (const [place, [locale, country]] of LANGUAGES.entries())
    test(`words fit where they stand, on ${channel} in ${locale}`, async ({ page }) => {
      test.setTimeout(looksAtAll ? 15 * 60_000 : 240_000)
      // The layout reserves the space of images; their content does not matter here.
      await page.route(/\.(webp|avif|jpg|png)(\?|$)|\/_ipx\//, route => route.abort())
      for (const [row, { name, path }] of PAGE_KINDS[channel].entries()) {
        if (!looksAtAll && (row + turn) % LANGUAGES.length !== place) continue
        // The designer has checks of its own.
        if (name === 'designer') continue
        const address = await addressIn(page, channel, country, locale, path)
        const windows = looksAtAll ? WINDOWS : WINDOWS.slice(0, 3)
        for (const [at, width] of windows.entries()) {
          await page.setViewportSize({ width, height: 900 })
          if (at === 0) {
            await page.goto(address, { waitUntil: 'load' })
            await scrollThroughPage(page)
            await renderOffscreenContent(page)
          }
          expect.soft(await findTextOverflow(page), `${name}, ${width} px`).toEqual([])
        }
      }
    })

test('each way not to fit is told, and what scrolls or is shortened is not', async ({ page }) => {
  await page.setContent(`<body style="font: 16px/20px sans-serif; margin: 0">
    <p style="width: 40px; overflow: hidden; white-space: nowrap">cut at its edge</p>
    <p style="width: 40px; background: #eee; white-space: nowrap">longer than its chip</p>
    <p style="position: relative; top: 36px; height: 20px">below</p><p style="height: 20px">above it</p>
    <a class="button" style="display: block; width: 60px">one two three four five six</a>
    <p style="width: 40px; overflow: auto; white-space: nowrap">to be scrolled</p>
    <p style="width: 40px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">to be shortened</p>`)
  const found = (await findTextOverflow(page)).join('\n')
  expect(found).toContain('cut off: p. "cut at its edge"')
  expect(found).toContain('leaves its box: p. "longer than its chip"')
  expect(found).toContain('over each other')
  expect(found).toContain('a button of many lines: a.button')
  expect(found).not.toContain('to be')
})
