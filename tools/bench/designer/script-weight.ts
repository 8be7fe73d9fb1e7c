import type { Browser } from '@playwright/test'
import { DESIGNERS, FIRST_EDIT_KB, scriptsToFirstEdit } from '../../page-budgets/designer-scripts.ts'
import type { Shop } from '../../system-tests/start-shop.ts'

/** Script that each kind's designer loads before the first edit is possible; its workers' files do not count. */
export async function benchScriptWeight(browser: Browser, shop: Shop) {
  const rows: string[][] = []
  let isKept = true
  for (const [name, [channel, path]] of Object.entries(DESIGNERS)) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const { kb, files } = await scriptsToFirstEdit(page, shop.url(path, `${channel}.de.localhost`))
    isKept &&= kb <= FIRST_EDIT_KB
    rows.push([name, kb.toFixed(1), String(files.length)])
    await page.close()
  }
  return { isKept, head: [`script to the first edit, KB (${FIRST_EDIT_KB})`, 'KB', 'files'], rows }
}
