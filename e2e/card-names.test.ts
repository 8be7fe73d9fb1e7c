import { expect, type Locator, type Page, test } from '@playwright/test'
import { layoutShifts, watchLayoutShifts } from '../tools/page-budgets/layout-shifts.ts'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { shopAt } from './drivers/shop-address.ts'
import { alternatesViewports } from './drivers/windows.ts'

const SHOP = shopAt('kartenliebe')
const WEDDING = `${SHOP}/hochzeitskarten/`
const NAMES = { first: 'Mara', second: 'Ole', date: '2028-05-12', place: 'Gut Sonnenhof' }
const KEY = 'card-names'

const bar = (page: Page) => page.locator('[data-card-names]')
const field = (page: Page, name: string) => bar(page).getByLabel(name, { exact: true })
const status = (page: Page) => page.locator('[data-names-status]')
/** Images of cards in the list, and those with the visitor's own names. */
const cards = (page: Page) => page.locator('[data-part=results] .tile img')
const named = (page: Page) => page.locator('[data-part=results] .tile img[data-names]')
const kept = (page: Page) => page.evaluate(key => localStorage.getItem(key), KEY)

async function type(page: Page) {
  await bar(page).locator('summary').click()
  await field(page, 'Vorname').fill(NAMES.first)
  await field(page, 'Vorname der zweiten Person').fill(NAMES.second)
  await field(page, 'Tag der Hochzeit').fill(NAMES.date)
  await field(page, 'Ort').fill(NAMES.place)
}

/** Images near the window are rendered, the others when scrolled to; retried while the list is being replaced. */
const firstIsNamed = (page: Page) =>
  expect(async () => {
    await cards(page).first().scrollIntoViewIfNeeded({ timeout: 1_000 })
    await expect(cards(page).first()).toHaveAttribute('data-names', '', { timeout: 3_000 })
  }).toPass()

test('names typed once stand on every card of the list, its filters and pages, and go on into the designer', {
  tag: alternatesViewports(1),
}, async ({ page, isMobile }) => {
  await watchLayoutShifts(page)
  await rememberDrawings(page)
  const asked: string[] = []
  page.on('request', request => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto(WEDDING)
  await page.locator('[data-enhance=overview][data-alive]').waitFor()

  await test.step('they are on the cards while they are typed, which is said once', async () => {
    const before = await sizeInLayout(cards(page).first())
    await type(page)
    await expect(status(page)).toHaveText('Eure Angaben stehen jetzt auf den Karten.')
    await expect(bar(page).getByText('Das ist ein Freitag.')).toBeVisible()
    await expect(bar(page).locator('summary')).toContainText('Mara & Ole · 12. Mai 2028 · Gut Sonnenhof')
    await firstIsNamed(page)
    const after = await sizeInLayout(cards(page).first())
    expect(after.width).toBe(before.width)
    // Images have whole pixels: an image of 320 px has its design's ratio to a quarter of a pixel.
    expect(after.height).toBeCloseTo(before.height, 0)
    const picture = await textOf(cards(page).first())
    expect(picture).toContain('<path')
    await field(page, 'Vorname').fill('Annegret')
    await expect.poll(() => textOf(cards(page).first())).not.toBe(picture)
    await field(page, 'Vorname').fill(NAMES.first)
  })

  await test.step('Enter leads nowhere', async () => {
    await field(page, 'Ort').press('Enter')
    await expect(page).toHaveURL(WEDDING)
    expect(await findA11yViolations(page, '[data-card-names]')).toEqual([])
  })

  await test.step('whatever else is shown of the list says them, too', async () => {
    await page.evaluate(() => {
      for (const link of document.querySelectorAll<HTMLElement>('[data-part=groups] a'))
        if (link.textContent?.includes('Einladung')) link.click()
    })
    await expect(page).toHaveURL(/category=/)
    await firstIsNamed(page)
    await page.goto(`${WEDDING}?page=2`)
    await firstIsNamed(page)
    await expect(bar(page).locator('summary')).toContainText('Mara & Ole')
    const shifts = await layoutShifts(page)
    expect(shifts.filter(({ value }) => value >= 0.001)).toEqual([])
  })

  await test.step('the page of a card shows them', async () => {
    await page.goto(`${WEDDING}?page=1`)
    await page.goto(
      new URL((await page.locator('.tile a[href*=bogen]').first().getAttribute('href')) ?? '', SHOP).href,
    )
    await expect(page.locator('[data-part=gallery] img[data-names]').first()).toBeVisible()
    await bar(page).locator('summary').click()
    await expect(field(page, 'Vorname der zweiten Person')).toHaveValue(NAMES.second)
  })

  await test.step('nothing that the shop was asked says them, and no address', () => {
    expect(asked.some(request => request.includes('/card-faces/'))).toBe(true)
    expect(
      asked.filter(request => /Mara|Annegret|Sonnenhof|2028-05-12/.test(decodeURIComponent(request))),
    ).toEqual([])
  })

  await test.step('the designer has them in the words of the design, and takes them back', async () => {
    await page.goto(`${SHOP}/configurator-card?themeId=bogen&quantity=60&locale=de-DE`)
    const said = page.getByText('Was ihr im Shop eingetragen habt, steht auf der Karte.')
    await expect(said).toBeVisible()
    // A phone shows the fields of one text at a time.
    if (isMobile) return
    await expect.poll(() => wordsInDesigner(page)).toContain('Mara + Ole')
    await expect.poll(() => wordsInDesigner(page)).toContain('12. Mai 2028  ·  Gut Sonnenhof')
    await page.getByRole('button', { name: 'Rückgängig' }).last().click()
    await expect.poll(() => wordsInDesigner(page)).toContain('Mila + Ben')
  })
})

test('one press shows the examples again and forgets the names', { tag: alternatesViewports(0) }, async ({
  page,
}) => {
  await page.addInitScript(
    ([key, names]) => sessionStorage.getItem('was-here') ?? localStorage.setItem(key ?? '', names ?? ''),
    [KEY, JSON.stringify({ couple: NAMES })],
  )
  await page.addInitScript(() => sessionStorage.setItem('was-here', 'yes'))
  await page.goto(WEDDING)
  await expect(bar(page).locator('summary')).toContainText('Mara & Ole')
  await firstIsNamed(page)
  await bar(page).locator('summary').click()
  await bar(page).getByRole('button', { name: 'Wieder die Beispiele zeigen' }).click()
  await expect(status(page)).toContainText('wieder die Beispiele')
  await expect(named(page)).toHaveCount(0)
  await expect(cards(page).first()).toHaveAttribute('srcset', /design-pictures/)
  expect(await kept(page)).toBeNull()
  await expect(field(page, 'Vorname')).toBeFocused()
  await page.reload()
  await expect(bar(page).locator('summary')).toContainText('Einmal eintragen, überall sehen')
})

test('names of a couple stand on no card of another occasion', { tag: alternatesViewports(0) }, async ({
  page,
}) => {
  await page.addInitScript(
    ([key, names]) => localStorage.setItem(key ?? '', names ?? ''),
    [KEY, JSON.stringify({ couple: NAMES })],
  )
  const drawn = page.waitForResponse(/card-faces/)
  await page.goto(`${SHOP}/geburtskarten/`)
  await cards(page).first().scrollIntoViewIfNeeded()
  await drawn
  await page.waitForLoadState('networkidle')
  await expect(named(page)).toHaveCount(0)
  await expect(bar(page).locator('summary')).toContainText('Der Name eures Kindes auf allen Karten')
})

test('cards of mourning ask for no names', { tag: alternatesViewports(1) }, async ({ page }) => {
  await page.goto(`${SHOP}/trauerkarten/`)
  await expect(cards(page).first()).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
})

test('a day that does not exist and one that has passed are said plainly', {
  tag: alternatesViewports(1),
}, async ({ page }) => {
  await page.goto(WEDDING)
  await bar(page).locator('summary').click()
  await field(page, 'Tag der Hochzeit').fill('2001-05-12')
  await expect(bar(page).getByText('Das ist ein Samstag. Der Tag liegt schon zurück.')).toBeVisible()
})

test('a photo stands in the places for one', { tag: alternatesViewports(0) }, async ({ page }) => {
  await rememberDrawings(page)
  await page.goto(`${WEDDING}?style=photo`)
  await bar(page).locator('summary').click()
  await bar(page)
    .locator('input[type=file]')
    .setInputFiles('content/assets/photos/aizkorri-autumn-meadow.jpg')
  await firstIsNamed(page)
  expect(await textOf(cards(page).first())).toContain('data:image/jpeg')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('nothing of it is shown', { tag: alternatesViewports(0) }, async ({ page }) => {
    await page.goto(WEDDING)
    await expect(cards(page).first()).toBeVisible()
    await expect(bar(page)).toBeHidden()
  })
})

/** Records the blobs that become images: the page's policy forbids fetching them. */
const rememberDrawings = (page: Page) =>
  page.addInitScript(() => {
    const drawings = new Map<string, Blob>()
    const make = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (drawn: Blob) => {
      const address = make(drawn)
      drawings.set(address, drawn)
      return address
    }
    Object.assign(window, { drawings })
  })

/** The SVG behind an image. */
const textOf = (picture: Locator) =>
  picture.evaluate(image =>
    (window as unknown as { drawings: Map<string, Blob> }).drawings
      .get((image as HTMLImageElement).src)
      ?.text(),
  )

/** Without the zoom of a hovered tile: scrolling can bring the first one below the pointer, which opened the form. */
const sizeInLayout = (picture: Locator) =>
  picture.evaluate(image => {
    const { width, height } = getComputedStyle(image)
    return { width: parseFloat(width), height: parseFloat(height) }
  })

const wordsInDesigner = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('textarea, input')].map(one => (one as HTMLInputElement).value).join('\n'),
  )
