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

/** What each kind's designer fetches of script before anybody touches it: the page's own, and that of its workers. */
export async function benchScriptWeight(browser: Browser, shop: Shop) {
  const rows: string[][] = []
  let isKept = true
  for (const [name, [channel, path]] of Object.entries(KINDS)) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const weighed = weighPage(page)
    await page.goto(shop.url(path, `${channel}.de.localhost`), { waitUntil: 'networkidle' })
    const scripts = (await weighed.files()).filter(({ kind }) => kind === 'js')
    const kb = (files: typeof scripts) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
    const workers = scripts.filter(file => file.path.includes('worker'))
    const own = kb(scripts) - kb(workers)
    isKept &&= own <= GOAL_KB
    rows.push([name, own.toFixed(1), kb(workers).toFixed(1)])
    await page.close()
  }
  return { isKept, head: ['script to the first edit, KB', `page (${GOAL_KB})`, 'workers'], rows }
}
