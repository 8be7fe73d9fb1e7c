import { CHANNELS } from '@passepartout/domain'
import { expect, type Page, test } from '@playwright/test'
import { layoutShifts, watchLayoutShifts } from '../tools/page-budgets/layout-shifts.ts'
import { shopAt } from './drivers/shop-address.ts'
import { isFullMatrix } from './drivers/windows.ts'

const DISPLAY_FACE = { kartenliebe: 'Fraunces', passepartout: 'Bricolage Grotesque' }
/** A phone on 4G: 9 Mbit/s, 80 ms. */
const LINE = { offline: false, latency: 80, downloadThroughput: 9e6 / 8, uploadThroughput: 3e6 / 8 }
/** The first visits of a newly started shop also wait until its images are rendered. */
const DRAWN_WITHIN_MS = 60_000
const VISITS = isFullMatrix ? 25 : 3

for (const channel of CHANNELS)
  test(`every first visit of ${channel} on 4G is set in the brand's display face, and nothing moves for it`, async ({
    browser,
  }) => {
    test.setTimeout(30_000 + VISITS * DRAWN_WITHIN_MS)
    const seen: { face: string; moved: number }[] = []
    for (let visit = 0; visit < VISITS; visit++) {
      const context = await browser.newContext({ viewport: { width: visit % 2 ? 390 : 1440, height: 844 } })
      const page = await context.newPage()
      await watchLayoutShifts(page)
      seen.push(await coldVisit(page, `${shopAt(channel)}/`))
      await context.close()
    }
    expect(seen).toEqual(Array(VISITS).fill({ face: DISPLAY_FACE[channel], moved: 0 }))
  })

/** Font of the headline once the page has loaded, and the layout shift of the page in thousandths. */
async function coldVisit(page: Page, address: string): Promise<{ face: string; moved: number }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  await page.goto(address, { waitUntil: 'load', timeout: DRAWN_WITHIN_MS })
  await page.evaluate(() => document.fonts.ready)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  const [most] = fonts.sort((one, other) => other.glyphCount - one.glyphCount)
  const moved = (await layoutShifts(page)).reduce((sum, { value }) => sum + value, 0)
  const family = Object.values(DISPLAY_FACE).find(name => most?.familyName.startsWith(name))
  const face = most?.isCustomFont && family ? family : `${most?.familyName} of the system`
  return { face, moved: Math.round(moved * 1000) }
}
