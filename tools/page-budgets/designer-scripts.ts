import type { Channel } from '@passepartout/domain'
import type { Page } from '@playwright/test'
import { collectPageWeight, type LoadedFile } from './collect-page-weight.ts'

/** KB of script that a designer may load before the first edit is possible (designer.md 12). */
export const FIRST_EDIT_KB = 170

/** KB of the small pages behind links; those for photos from a phone have no framework. */
export const LINK_PAGES_KB = [
  ['/configurator-phone', 4],
  ['/configurator-continue', 4],
  ['/configurator-shared', 70],
] as const

/** A new designer of every kind, with its sample texts and slots. */
export const DESIGNERS = {
  'wall art': [
    'passepartout',
    '/configurator-photo-frame?materialType=leinwand&formatType=600x400&locale=de-DE',
  ],
  collage: ['passepartout', '/configurator-collage?designId=26&materialType=poster&locale=de-DE'],
  card: ['kartenliebe', '/configurator-card?themeId=kontaktbogen&locale=de-DE'],
  calendar: ['passepartout', '/configurator-calendar?formatType=a4-hoch&locale=de-DE'],
  photobook: [
    'passepartout',
    '/configurator-photobook?photobookFormat=300-300&photobookPageCount=48&locale=de-DE',
  ],
  prints: [
    'passepartout',
    '/configurator-photobox?photoboxType=photoprint&photoboxFormat=180x130&locale=de-DE',
  ],
} as const satisfies Record<string, readonly [Channel, string]>

interface FirstScripts {
  files: LoadedFile[]
  kb: number
  /** Paths of scripts that the page itself did not name: their address was known only once others had run. */
  late: string[]
}

/**
 * Script that a page loads until the first edit is possible and the network is idle; its workers' files do not count.
 */
export async function scriptsToFirstEdit(
  page: Page,
  url: string,
  first = 'main button',
): Promise<FirstScripts> {
  const weighed = collectPageWeight(page)
  const answer = await page.goto(url)
  await page.locator(first).first().waitFor()
  await page.waitForLoadState('networkidle')
  const html = (await answer?.text()) ?? ''
  // Files of workers are in their own resource lists, or have no bytes here.
  const own = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const files = (await weighed.files()).filter(
    ({ kind, bytes, path }) => kind === 'js' && bytes > 0 && own.includes(path),
  )
  const kb = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  return { files, kb, late: files.map(({ path }) => path).filter(path => !html.includes(path)) }
}
