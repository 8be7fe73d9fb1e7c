import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { installedNode } from '../tools/bootstrap/dependencies.mjs'
import { root } from '../tools/bootstrap/root.mjs'
import { type Shop, startShop } from '../tools/system-tests/start-shop.ts'
import { ordinaryUserAgent } from './drivers/ordinary-user-agent.ts'
import { waitUntilHydrated } from './drivers/wait-until-hydrated.ts'

const FLAG = 'theme-portrait-format'
const THEME = '/wandbilder/poster?formatType=600x400&themeId=goldfaden'
/** The format of each treatment for a visitor whose address requests landscape. */
const SHOWN = { on: '400x600', off: '600x400' } as const
type Treatment = keyof typeof SHOWN
const MOST_VISITORS = 16

const chosen = (page: Page) => page.locator('input[name=formatType]:checked')

/** The decision in the page's own record; moves the pointer, as visitors without interaction are not counted. */
async function decision(page: Page): Promise<Treatment> {
  let treatment: string | undefined
  await expect
    .poll(
      async () => {
        await page.mouse.move(20, 20)
        await page.mouse.move(200, 300)
        const kept = await page.evaluate(() => localStorage.getItem('__AIE__'))
        const features: { feature: string; treatment: string }[] = JSON.parse(kept ?? '{}').features ?? []
        treatment = features.find(({ feature }) => feature === FLAG)?.treatment
        return treatment
      },
      { timeout: 60_000 },
    )
    .toMatch(/^(?:on|off)$/)
  return treatment as Treatment
}

/** One visitor: agrees, sees their variant, changes the format where `chooses` returns true, and leaves. */
async function visits(
  browser: Browser,
  shop: Shop,
  chooses: (treatment: Treatment) => boolean,
): Promise<Treatment> {
  // Stays open: requests sent on leaving a page may be in flight, and closing the browser would abort them.
  const context = await browser.newContext({ userAgent: await ordinaryUserAgent(browser) })
  const page = await context.newPage()
  await page.goto(shop.url(THEME))
  await page.getByRole('button', { name: 'Zustimmen', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Zustimmen', exact: true })).toHaveCount(0)
  // The page on which they agreed stays as it is; the next one takes part.
  await page.goto(shop.url(THEME))
  const treatment = await decision(page)
  await expect(chosen(page)).toHaveValue(SHOWN[treatment])
  await waitUntilHydrated(page.locator('[data-island=calculator][data-alive]'))
  if (chooses(treatment)) {
    await page.locator('label:has(input[name=formatType]:not(:checked))').first().click()
    await expect(chosen(page)).not.toHaveValue(SHOWN[treatment])
  }
  await page.goto(shop.url('/impressum'))
  return treatment
}

async function report(shop: Shop): Promise<string> {
  const env = { ...process.env, DATA_DIR: shop.dataDir }
  const typed = [join(root, 'apps/server/src/cli.ts'), 'flags', 'report', FLAG, 'configure']
  return (await promisify(execFile)(installedNode(root), typed, { env })).stdout
}

test('the portrait experiment goes from the flag to its result: each visitor counts once, as what they saw and did', async ({
  browser,
}) => {
  const shop = await startShop({ env: { CONSENT_PURPOSES: 'experiments' } })
  const seen = { on: 0, off: 0 }
  try {
    // Only visitors of portrait change the format, so that the two rows of the result differ.
    while (seen.on < 2 || seen.off < 2) {
      expect(seen.on + seen.off).toBeLessThan(MOST_VISITORS)
      seen[await visits(browser, shop, treatment => treatment === 'on')]++
    }
    const line = (treatment: Treatment, conversions: number) =>
      new RegExp(`^ +${treatment} +${seen[treatment]} visitors +${conversions} conversions`, 'm')
    await expect(async () => {
      const said = await report(shop)
      expect(said).toMatch(line('off', 0))
      expect(said).toMatch(line('on', seen.on))
      expect(said).toMatch(/sample ratio: p = /)
    }).toPass({ timeout: 60_000 })
  } finally {
    await shop.dispose()
  }
})
