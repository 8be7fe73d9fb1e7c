import { readFileSync } from 'node:fs'
import { rasterisePdf } from '@passepartout/render/testing/rasterise'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { Customer } from './drivers/customer.ts'
import { generatePhotos } from './drivers/generate-photos.ts'
import { releasesProof } from './drivers/release-proof.ts'
import { importTransfer, listProductionFiles } from './drivers/selling-shop.ts'
import { SELLING_TEXTS } from './drivers/selling-texts.ts'
import { sharedShop as shop, uniqueConnection } from './drivers/shared-shop.ts'
import { shopAt } from './drivers/shop-address.ts'
import { alternatesViewports } from './drivers/windows.ts'

test.use(uniqueConnection(import.meta.url))

const [german] = SELLING_TEXTS
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640
const isSaved = (page: Page) =>
  expect(page.getByText(/^Gespeichert/).first()).toBeAttached({ timeout: 30_000 })
const seenOn = (page: Page, id: string) => page.locator(`main button[data-scene="${id}"]`)
const inTray = (page: Page, name: string) =>
  page
    .getByRole('button', { name: new RegExp(`^${name}.jpg`) })
    .locator('visible=true')
    .first()

/** Position in CSS pixels of its page. */
const placeOf = (element: Locator) =>
  element.evaluate(node => {
    const { left, top, width, height } = (node as HTMLElement).style
    const [x, y, wide, high] = [left, top, width, height].map(value => Math.round(Number.parseFloat(value)))
    return { left: x ?? 0, top: y ?? 0, width: wide ?? 0, height: high ?? 0 }
  })

async function drags(page: Page, element: Locator, by: { x: number; y: number }) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not in sight')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by.x, y + by.y, { steps: 6 })
  await page.mouse.up()
}

async function opens(page: Page, design: string, face: RegExp) {
  await page.goto(`${shopAt('kartenliebe')}/configurator-card?themeId=${design}&quantity=60&locale=de-DE`)
  await expect(page.locator('.page-art').first()).toBeVisible({ timeout: 30_000 })
  await page.locator('.page-strip').getByRole('button', { name: face }).click()
  if (isPhone(page)) await page.getByRole('tab', { name: 'Foto' }).click()
  else await page.getByRole('radio', { name: /^Fotos/ }).check()
}

async function choosesPhotos(page: Page, names: readonly string[]) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Fotos auswählen' }).locator('visible=true').first().click()
  const paths = await generatePhotos(names.length, number => ({
    ...{ name: names[number - 1] ?? '', size: [1500, 1000] },
    colour: { r: 190, g: 40, b: 30 * number },
  }))
  await (await chooser).setFiles(paths)
  for (const name of names) await expect(inTray(page, name)).toBeVisible()
  // A photo still being uploaded would end up in the next design that is opened.
  await expect(page.locator('.thumb .bar')).toHaveCount(0, { timeout: 60_000 })
}

test('a photo is laid on the back of a card without places, moved, and printed', {
  tag: alternatesViewports(0),
}, async ({ page }) => {
  await opens(page, 'olivenhain', /^Hinten/)
  const photo = seenOn(page, 'own-photo-1')

  await test.step('it lies there at a tap, whole and in the middle', async () => {
    await expect(page.getByRole('button', { name: /^Beispielfoto/ })).toHaveCount(0)
    await choosesPhotos(page, ['herbst'])
    await expect(photo).toHaveCount(0)
    await inTray(page, 'herbst').click()
    await expect(photo).toHaveAccessibleName(/^Foto, herbst\.jpg, Scharf/)
    const { width, height } = await placeOf(photo)
    expect(width / height).toBeCloseTo(1.5, 1)
    await inTray(page, 'herbst').click()
    await expect(page.locator('main button[data-scene^="own-photo-"]')).toHaveCount(1)
  })
  const start = await placeOf(photo)

  await test.step('it is moved, and undo and redo follow', async () => {
    if (isPhone(page))
      await page.getByRole('button', { name: 'Nach unten' }).locator('visible=true').first().click()
    else await drags(page, photo, { x: 12, y: 60 })
    await expect.poll(async () => (await placeOf(photo)).top).toBeGreaterThan(start.top + 5)
    const moved = await placeOf(photo)
    await page.getByRole('button', { name: 'Rückgängig' }).first().click()
    await expect.poll(() => placeOf(photo)).toEqual(start)
    await page.getByRole('button', { name: 'Wiederholen' }).first().click()
    await expect.poll(() => placeOf(photo)).toEqual(moved)
  })

  await test.step('it is taken off the page whole, and comes back by undo', async () => {
    if (isPhone(page)) {
      await page.getByRole('tab', { name: 'Foto' }).click()
      await page.getByRole('button', { name: 'Herausnehmen' }).click()
    } else {
      await photo.focus()
      await page.keyboard.press('Delete')
    }
    await expect(photo).toHaveCount(0)
    await expect(page.locator('main [data-scene^="own-photo"], main .page-place')).toHaveCount(0)
    await expect(page.locator('main [data-scene]:focus, #canvas:focus')).toHaveCount(1)
    await page.getByRole('button', { name: 'Rückgängig' }).first().click()
    await expect(photo).toBeVisible()
  })

  await test.step('it is there after a reload', async () => {
    const now = await placeOf(photo)
    await isSaved(page)
    const barriers = (await findA11yViolations(page)).filter(
      one => !/^target-size: button\[data-scene=/.test(one),
    )
    expect.soft(barriers).toEqual([])
    await page.reload()
    await page
      .locator('.page-strip')
      .getByRole('button', { name: /^Hinten/ })
      .click()
    const { width, height } = await placeOf(photo)
    expect(width / height).toBeCloseTo(now.width / now.height, 1)
  })

  const customer = new Customer(page, { words: german, goods: 'accessories', port: shop.port })
  await test.step('the card is read, ordered and paid', async () => {
    await page.getByRole('button', { name: 'Gegenlesen', exact: true }).last().click()
    await releasesProof(page)
    await expect(page).toHaveURL(/warenkorb/)
    await customer.goesToCheckout()
    await customer.typesAddress()
    await customer.choosesShippingAndPayment()
    await customer.order().click()
    await expect(customer.title()).toHaveText(german.thanks)
    const copied = page.locator('[data-copy]')
    const slip = await copied.evaluateAll(rows => rows.map(row => row.getAttribute('data-copy') ?? ''))
    const [amount = '', reference = ''] = slip.slice(-2)
    await importTransfer(shop, { iban: slip[1] ?? '', reference, amount: amount.replace('.', ',') })
  })

  await test.step('and the lab gets it on the back alone', async () => {
    const number = (await page.locator('main').innerText()).match(/KL-[\dA-Z]{4}-[\dA-Z]{4}/)?.[0] ?? ''
    const fileOf = (ending: string) => listProductionFiles(shop, number).find(file => file.endsWith(ending))
    await expect.poll(() => fileOf('1.json'), { timeout: 60_000 }).toBeDefined()
    const pdf = readFileSync(fileOf('1.pdf') ?? '')
    const shares = [await redShare(pdf, 1), await redShare(pdf, 2), await redShare(pdf, 3)]
    expect(Math.max(...shares)).toBeLessThan(0.01)
    // 60 % of the width at 3 : 2, bleed included.
    expect(await redShare(pdf, 4)).toBeGreaterThan(0.12)
  })
})

async function redShare(pdf: Uint8Array, page: number): Promise<number> {
  const { pixels, width, height } = await rasterisePdf(pdf, { width: 200, height: 280 }, page)
  let red = 0
  for (let at = 0; at < pixels.length; at += 3)
    if ((pixels[at] ?? 0) > 150 && (pixels[at + 1] ?? 0) < 90 && (pixels[at + 2] ?? 0) < 90) red++
  return red / (width * height)
}

test('a photo that is pressed on a page of a book without places is seen on the page it goes to', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(
    `${shopAt('passepartout')}/configurator-photobook?photobookFormat=300-300&photobookPageCount=24&locale=de-DE`,
  )
  const pages = page.locator('.page-strip [data-page]')
  await expect(pages.nth(1)).toBeVisible({ timeout: 30_000 })
  await choosesPhotos(page, ['reise'])
  await pages.nth(1).click()
  await expect(page.locator('main .page-place')).toHaveCount(0)
  await inTray(page, 'reise').click()
  await expect(pages.nth(2)).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('button', { name: /^Foto, reise/ })).toHaveCount(1)
})

test('photos are dropped where they are to lie, added by keys, and laid beside the places of a design', {
  tag: '@desktop',
}, async ({ page }) => {
  await opens(page, 'olivenhain', /^Innen links/)
  await choosesPhotos(page, ['meer', 'wald'])
  const sheet = page.locator('.stage .page-sheet')
  const box = await sheet.boundingBox()
  if (!box) throw new Error('The page is not in sight')

  await test.step('one lies around the point that it was dropped on', async () => {
    const target = { x: box.width / 2, y: box.height * 0.7 }
    await inTray(page, 'meer').dragTo(sheet, { targetPosition: target, force: true })
    const first = seenOn(page, 'own-photo-1')
    await expect(first).toHaveAccessibleName(/^Foto, meer/)
    const { top, height } = await placeOf(first)
    expect(Math.abs(top + height / 2 - target.y)).toBeLessThan(4)
  })

  await test.step('the other one is added, moved and taken off by keys alone', async () => {
    await page.keyboard.press('Escape')
    await inTray(page, 'wald').focus()
    await page.keyboard.press('Enter')
    const second = seenOn(page, 'own-photo-2')
    await expect(second).toHaveAccessibleName(/^Foto, wald/)
    await expect(second).toHaveAttribute('aria-pressed', 'true')
    await second.focus()
    const before = await placeOf(second)
    await page.keyboard.press('Shift+ArrowDown')
    await expect.poll(async () => (await placeOf(second)).top).toBeGreaterThan(before.top + 10)
    await page.keyboard.press('Control+ArrowRight')
    await expect.poll(async () => (await placeOf(second)).width).toBeGreaterThan(before.width)
    await page.keyboard.press('Delete')
    await expect(second).toHaveCount(0)
  })

  await test.step('on a page with a place the next one lies beside it, if it is asked to', async () => {
    await opens(page, 'kontaktbogen', /^Vorne/)
    await page.getByRole('button', { name: 'Frei auf die Seite legen' }).click()
    await expect(page.getByText('Tippt ein Foto an: Es kommt frei auf diese Seite.')).toBeVisible()
    await inTray(page, 'wald').click()
    await expect(seenOn(page, 'own-photo-1')).toHaveAccessibleName(/^Foto, wald/)
    await expect(page.getByRole('button', { name: /noch kein Foto/ }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Frei auf die Seite legen' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    await inTray(page, 'meer').click()
    await expect(page.locator('main button[data-scene^="own-photo-"]')).toHaveCount(1)
    await expect(page.getByRole('button', { name: /^Foto, meer/ })).toHaveCount(1)
  })
})
