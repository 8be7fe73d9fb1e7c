import { expect, type Page, test } from '@playwright/test'

const { port } = new URL(process.env.SHOP_URL ?? 'http://127.0.0.1:3000')
const gallery = `http://passepartout.de.localhost:${port}`
const stationery = `http://kartenliebe.de.localhost:${port}`

test.beforeEach(({ isMobile }) => test.skip(isMobile, 'sets the width of its window itself'))

const PAGES = {
  passepartout: [
    '/',
    '/wandbilder/leinwand',
    '/wandbilder',
    '/fotocollagen',
    '/warenkorb',
    '/kontakt',
    '/das-gibt-es-nicht',
  ],
  kartenliebe: [
    '/',
    '/hochzeitskarten/',
    '/papier-und-veredelung/',
    '/warenkorb/',
    '/kontakt/',
    '/das-gibt-es-nicht/',
  ],
}

for (const [channel, paths] of Object.entries(PAGES)) {
  test(`no page of ${channel} scrolls sideways in a narrow window or an enlarged one`, async ({ page }) => {
    await page.route(/_ipx/, route => route.abort())
    for (const path of paths) {
      await page.goto(`http://${channel}.de.localhost:${port}${path}`)
      // 320 px, and what 1280 and 1440 px leave at twice the size.
      for (const width of [320, 640, 720]) {
        await page.setViewportSize({ width, height: 640 })
        expect.soft(await overhanging(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })
}

/** What stands out of the page's right edge and can be scrolled to; what lies in a scroller of its own may. */
const overhanging = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isHeld = (element: Element) => {
      for (let above = element.parentElement; above && above !== document.body; above = above.parentElement)
        if (getComputedStyle(above).overflowX !== 'visible') return true
      return false
    }
    const outside = [...document.body.querySelectorAll('*')].filter(
      element => element.getBoundingClientRect().right > clientWidth + 1 && !isHeld(element),
    )
    return [`${scrollWidth} px wide`, ...outside.map(element => element.outerHTML.slice(0, 160))]
  })
