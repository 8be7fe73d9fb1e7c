import { expect, type Locator, type Page } from '@playwright/test'
import { createRedPhotos } from './collage-designer.ts'

interface Placed {
  assetId: string
  crop: { zoom: number; centre: { u: number; v: number } }
}

interface StoredElement {
  type: string
  photo?: Placed | null
  own?: boolean
  runs?: { text: string }[]
}

export interface Stored {
  document: {
    pages: {
      trim: { width: number; height: number }
      elements: StoredElement[]
    }[]
    aside: string[]
    pageNumbers?: { position: string; from: number }
    /** Former pages, before a change of the product. */
    leftPages?: { was: { elements: StoredElement[] } }[]
    design: { id: string; palette: string } | null
    calendar: {
      weeks?: number
      schoolHolidays?: { from: string; until: string; name: string }[]
      start: { year: number; month: number }
      events: { text: string; column?: number; photo?: Placed }[]
    } | null
  }
  configuration: {
    designerUrl?: string
    materialType?: string
    formatType?: string
    frameType?: string
    matType?: string
  }
}

/** The stored draft of the address. */
export const stored = (page: Page): Promise<Stored | null> =>
  page.evaluate(async () => {
    const id = new URL(location.href).searchParams.get('draft')
    const [channel, country] = location.host.split('.')
    const headers = {
      accept: 'application/json',
      'x-shop-channel': `${channel}-${country}`,
      'x-shop-locale': document.documentElement.lang,
    }
    const answer = id ? await fetch(`/web-api/drafts/${id}`, { headers }) : undefined
    return answer?.ok ? (await answer.json()).payload : null
  })

export const documentOf = async (page: Page) => (await stored(page))?.document

/**
 * The customer's work: photos with their crops, wherever they are, and texts; those of a spine that became too narrow
 * are retained.
 */
export function workOf({ document }: Stored) {
  const elements = document.pages.flatMap(one => one.elements)
  const waiting = (document.leftPages ?? []).flatMap(({ was }) => was.elements)
  const placed = elements.flatMap(({ photo }) => photo ?? [])
  return {
    photos: [...placed.map(({ assetId }) => assetId), ...document.aside].sort(),
    crops: Object.fromEntries(placed.map(({ assetId, crop }) => [assetId, crop])),
    words: [
      ...new Set(
        [...elements, ...waiting].flatMap(({ own, runs }) =>
          own && runs ? [runs.map(({ text }) => text).join('')] : [],
        ),
      ),
    ],
  }
}

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640
export const visibleState = (locator: Locator) => locator.locator('visible=true').first()

export async function choosesPhotos(page: Page, count: number) {
  const chooser = page.waitForEvent('filechooser')
  await visibleState(page.getByRole('button', { name: /^(Aus )?Fotos? (auswählen|wählen)$/ })).click()
  await (await chooser).setFiles(await createRedPhotos(count, [1500, 1000]))
}

/** Zooms the first photo of the page in, twofold. */
export async function zooms(page: Page) {
  const photo = visibleState(page.getByRole('main').getByRole('button', { name: /^Foto, summer-/ }))
  await photo.click()
  await visibleState(page.getByRole('button', { name: 'Ausschnitt', exact: true })).click()
  const nearer = visibleState(page.getByRole('button', { name: 'Größer' }))
  await nearer.click()
  await nearer.click()
  await visibleState(page.getByRole('button', { name: 'Fertig', exact: true })).click()
  await page.keyboard.press('Escape')
}

/** Writes into a text of the page: in its form, or in place. */
export async function writes(page: Page, name: string, words: string) {
  const field = page.getByRole('textbox', { name }).locator('visible=true').last()
  const inRow = page.locator('.quick-row').getByRole('button', { name, exact: true })
  const onPage = page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) })
  await expect(field.or(inRow).or(onPage).first()).toBeVisible()
  if (!(await field.isVisible())) {
    if (await inRow.isVisible()) await inRow.click()
    else {
      await onPage.first().click()
      await page.keyboard.press('Enter')
    }
  }
  await field.fill(words)
  await page.keyboard.press('Escape')
  const done = page.getByRole('button', { name: 'Fertig', exact: true })
  if (isPhone(page) && (await done.isVisible())) await done.click()
}

export type Choose = (page: Page) => Promise<void>

/** Opens the product page, changes the configuration there, and returns to the same design. */
export async function choosesOnPage(page: Page, choose: Choose) {
  const draft = await page.evaluate(() => new URL(location.href).searchParams.get('draft'))
  const choosing = page.getByRole('link', { name: 'Auswahl ändern' }).locator('visible=true')
  const back = page.getByRole('link', { name: 'Zurück zum Shop' })
  // In a design of the cart the way back leads there.
  await ((await choosing.count()) > 0 ? choosing.first() : visibleState(back)).click()
  await expect(page).not.toHaveURL(/configurator-/)
  await expect(page).toHaveURL(new RegExp(`draft=${draft}`))
  await expect(page.getByText(/^(Deine|Eure) Gestaltung kommt mit/).first()).toBeAttached()
  await choose(page)
  await page
    .locator('button[type=submit].button-large')
    .filter({ hasText: 'Übernehmen', visible: true })
    .first()
    .click()
  await expect(page).toHaveURL(
    url =>
      url.pathname.includes('/configurator-') &&
      url.searchParams.get('draft') === draft &&
      !url.searchParams.has('change'),
  )
}

/** Chooses a radio button behind a tile, or an entry of a list. */
export const chooses =
  (...fields: [name: string, value: string][]): Choose =>
  async page => {
    for (const [name, value] of fields) {
      const list = page.locator(`form select[name="${name}"]`)
      const radio = page.locator(`input[name="${name}"][value="${value}"]`)
      await expect(list.or(radio).first()).toBeAttached()
      if (await list.count()) await list.selectOption(value)
      else await page.locator(`form label:has(input[name="${name}"][value="${value}"])`).first().click()
      await expect(page).toHaveURL(url => url.searchParams.getAll(name).includes(value))
    }
  }

export async function takesMaterial(page: Page, material: string) {
  const tile = page.locator(`main #material-${material}`)
  await tile.click()
  await expect(tile).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveURL(new RegExp(`/wandbilder/${material}\\?.*draft=`))
}

/** Chooses a frame, with the first mat that has a width; without a frame no mat has one. */
export const takesFrame =
  (kind: string | null): Choose =>
  async page => {
    const frames = page
      .locator('main section')
      .filter({ has: page.getByRole('link', { name: /^Ohne Rahmen/ }) })
    const none = frames.getByRole('link', { name: /^Ohne Rahmen/ })
    if (kind === null) {
      await none.click()
      return expect(page).not.toHaveURL(/frameType=/)
    }
    await frames.locator(`a[href*="frameType=${kind}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`frameType=${kind}`))
    await frames.locator('label:has(input[name="matType"])').last().click()
    await expect(page).toHaveURL(/matType=/)
  }

/** On a busy machine uploads take a while. */
export const SENT = { timeout: 60_000 }
export const EMPTY: Stored = {
  document: { pages: [], aside: [], design: null, calendar: null },
  configuration: {},
}

/** The largest zoom of the stored draft's crops. */
export const maxZoom = async (page: Page) =>
  Math.max(0, ...Object.values(workOf((await stored(page)) ?? EMPTY).crops).map(({ zoom }) => zoom))
