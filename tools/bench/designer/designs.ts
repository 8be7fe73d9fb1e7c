import type { Channel } from '@passepartout/domain'
import type { Browser, Page } from '@playwright/test'
import { DESIGNERS } from '../../page-budgets/designer-scripts.ts'
import type { Shop } from '../../system-tests/start-shop.ts'
import { LAPTOP, openDesigner, type Visit } from './devices.ts'

/** A design with content, ready to be opened in any window. */
export interface Design {
  name: string
  url: string
  visit: Visit
}

const PATIENCE_MS = 300_000
const seen = 'visible=true'

const addressOf = (kind: keyof typeof DESIGNERS) => DESIGNERS[kind][1]
export const COLLAGE = addressOf('collage')
export const CARD = addressOf('card')
const PICTURE = addressOf('wall art')
const CALENDAR = addressOf('calendar')
const BOOK = addressOf('photobook')

/**
 * A collage of 60 slots with 100 photos and a text, a card with its photos, a canvas print with one photo, a calendar
 * with a photo a month, a book whose photos are divided over its pages.
 */
const DESIGNS: readonly {
  name: string
  channel: Channel
  url: string
  photos: number
  change?: (page: Page) => Promise<void>
}[] = [
  {
    ...{ name: 'collage, 60 of 100 photos', channel: 'passepartout', url: COLLAGE, photos: 100 },
    change: async page => {
      await page.getByRole('button', { name: 'Alle', exact: true }).locator(seen).first().click()
      await page.locator('.layout-picker footer [data-kind=primary]').click()
      await page.getByRole('radio', { name: 'Texte' }).check()
      await page.getByRole('button', { name: 'Text hinzufügen' }).click()
      await page.waitForTimeout(3000)
    },
  },
  { name: 'card', channel: 'kartenliebe', url: CARD, photos: 4 },
  { name: 'wall art', channel: 'passepartout', url: PICTURE, photos: 1 },
  { name: 'calendar', channel: 'passepartout', url: CALENDAR, photos: 13 },
  {
    ...{ name: 'book of 48 pages, 100 photos', channel: 'passepartout', url: BOOK, photos: 100 },
    change: async page => {
      await page.getByRole('button', { name: 'Fotos verteilen' }).locator(seen).first().click()
      await page.waitForTimeout(3000)
    },
  },
]

/** Creates the designs whose names begin with one of these, or all of them. */
export async function createDesigns(
  browser: Browser,
  shop: Shop,
  photos: readonly string[],
  only: readonly string[] = [''],
): Promise<Design[]> {
  const designs: Design[] = []
  for (const { name, channel, url, photos: count, change } of DESIGNS) {
    if (!only.some(start => name.startsWith(start))) continue
    const opened = await openDesigner(browser, LAPTOP, shop.url(url, `${channel}.de.localhost`))
    const { page, context, close } = opened
    await page
      .getByRole('radio', { name: /^Fotos/ })
      .check({ timeout: 5000 })
      .catch(() => undefined)
    await choosePhotos(page, photos.slice(0, count))
    await page.waitForFunction(() => !document.querySelector('.upload-summary'), null, {
      timeout: PATIENCE_MS,
    })
    await change?.(page)
    await page
      .getByText(/^Gespeichert/)
      .first()
      .waitFor({ state: 'attached', timeout: PATIENCE_MS })
    await page.waitForURL(/draft=/)
    designs.push({ name, url: page.url(), visit: await context.storageState() })
    await close()
  }
  return designs
}

export async function choosePhotos(page: Page, files: readonly string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page
    .getByRole('button', { name: /^(Fotos auswählen|Aus Fotos auswählen)$/ })
    .locator(seen)
    .first()
    .click()
  await (await chooser).setFiles([...files])
}
