import type { Browser } from '@playwright/test'
import { weighPage } from '../../budget/weigh-page.ts'
import type { Shop } from '../../shop/start-shop.ts'
import { CARD, COLLAGE, PICTURE } from './designs.ts'

const GOAL_KB = 170
const KINDS = {
  'wall art': ['passepartout', PICTURE],
  collage: ['passepartout', COLLAGE],
  card: ['kartenliebe', CARD],
  calendar: ['passepartout', '/configurator-calendar?formatType=a4-hoch&locale=de-DE'],
  photobook: [
    'passepartout',
    '/configurator-photobook?photobookFormat=300-300&photobookPageCount=48&locale=de-DE',
  ],
  prints: [
    'passepartout',
    '/configurator-photobox?photoboxType=photoprint&photoboxFormat=180x130&locale=de-DE',
  ],
} as const

/** What each kind's designer fetches of script until there is something to edit; what its workers fetch is not the page's. */
export async function benchScriptWeight(browser: Browser, shop: Shop) {
  const rows: string[][] = []
  let isKept = true
  for (const [name, [channel, path]] of Object.entries(KINDS)) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const weighed = weighPage(page)
    await page.goto(shop.url(path, `${channel}.de.localhost`))
    await page.locator('main button').first().waitFor()
    await page.waitForLoadState('networkidle')
    const scripts = (await weighed.files()).filter(({ kind }) => kind === 'js')
    const kb = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
    isKept &&= kb <= GOAL_KB
    rows.push([name, kb.toFixed(1), String(scripts.length)])
    await page.close()
  }
  return { isKept, head: [`script to the first edit, KB (${GOAL_KB})`, 'KB', 'files'], rows }
}
