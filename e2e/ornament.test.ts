import { expect, type Locator, type Page, test } from '@playwright/test'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { generatePhotos } from './drivers/generate-photos.ts'
import { shopAt } from './drivers/shop-address.ts'

/** An anchor above its text; the design lets it be moved within the safe zone and rotated by 20 degrees. */
const ANCHOR = 'front.artwork-1'
const address = (design: string) =>
  `${shopAt('kartenliebe')}/configurator-card?themeId=${design}&quantity=60&locale=de-DE`

const isSaved = (page: Page) =>
  expect(page.getByText(/^Gespeichert/).first()).toBeAttached({ timeout: 30_000 })
const seenOn = (page: Page, id: string) => page.locator(`main button[data-scene="${id}"]`)

/** Position in CSS pixels of its page. */
const placeOf = (element: Locator) =>
  element.evaluate(node => {
    const { left, top, width, transform } = (node as HTMLElement).style
    const [x, y, wide] = [left, top, width].map(value => Math.round(Number.parseFloat(value)))
    return { left: x ?? 0, top: y ?? 0, width: wide ?? 0, transform }
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

async function opens(page: Page) {
  await page.goto(address('anker'))
  await expect(page.locator('.page-art').first()).toBeVisible({ timeout: 30_000 })
  const anchor = seenOn(page, ANCHOR)
  await expect(anchor).toHaveAccessibleName('Verzierung')
  return { anchor, said: page.locator('.quiet[aria-live=polite]') }
}

test('the ornament of a card is moved by mouse and keys, is there after a reload, and goes back', {
  tag: '@desktop',
}, async ({ page }) => {
  const { anchor, said } = await opens(page)
  const names = seenOn(page, 'front.name')
  const [start, words] = [await placeOf(anchor), await placeOf(names)]

  await test.step('it follows the mouse, and the words stay', async () => {
    await drags(page, anchor, { x: 12, y: 30 })
    await expect.poll(async () => (await placeOf(anchor)).top - start.top).toBe(30)
    await expect(anchor).toHaveAccessibleName('Verzierung, verschoben')
    expect(await placeOf(names)).toEqual(words)
  })

  await test.step('a corner makes it smaller, and it ends where the design says', async () => {
    await drags(page, page.locator('[data-corner="bottom-right"]'), { x: -40, y: -40 })
    await expect.poll(async () => (await placeOf(anchor)).width).toBeLessThan(start.width - 20)
    await page.getByRole('spinbutton', { name: 'Winkel' }).fill('90')
    expect((await placeOf(anchor)).transform).toBe('')
  })

  await test.step('keys do the same, and say so', async () => {
    await anchor.focus()
    const before = await placeOf(anchor)
    await page.keyboard.press('ArrowDown')
    await expect(said).toHaveText(/^\d+\smm von links, \d+\smm von oben$/)
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(async () => (await placeOf(anchor)).left).toBeGreaterThan(before.left + 5)
    await page.keyboard.press('Alt+r')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await expect(said).toHaveText('16 Grad')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+ArrowRight')
    await expect(said).toHaveText(/^\d+ × \d+\smm$/)
    await expect(anchor).toBeFocused()
  })

  await test.step('it is there again after a reload', async () => {
    const now = await placeOf(anchor)
    await isSaved(page)
    expect.soft(await findA11yViolations(page)).toEqual([])
    await page.reload()
    await expect.poll(() => placeOf(anchor)).toEqual(now)
  })

  await test.step('one press puts it back, and undo takes it there again', async () => {
    const now = await placeOf(anchor)
    await page.getByRole('button', { name: 'Verzierung verschieben' }).click()
    await expect(anchor).toBeFocused()
    await page.getByRole('button', { name: 'Zurück an ihren Platz' }).click()
    await expect.poll(() => placeOf(anchor)).toEqual(start)
    await expect(said).toHaveText('Verzierung zurück an ihrem Platz')
    await page.keyboard.press('Control+z')
    await expect.poll(() => placeOf(anchor)).toEqual(now)
  })
})

test('the ornament of a card is moved by taps and numbers on a phone', { tag: '@phone' }, async ({
  page,
}) => {
  const { anchor } = await opens(page)
  const start = await placeOf(anchor)
  await anchor.click()
  await page.getByRole('tab', { name: 'Auswahl' }).click()
  const panel = page.locator('.ornament-place').locator('visible=true')
  await panel.getByRole('button', { name: 'Nach unten' }).click()
  await panel.getByRole('spinbutton', { name: 'Breite' }).fill('60')
  await panel.getByRole('spinbutton', { name: 'Winkel' }).fill('12')
  await expect.poll(async () => (await placeOf(anchor)).transform).toBe('rotate(12deg)')
  expect((await placeOf(anchor)).width).toBeLessThan(start.width)
  const barriers = (await findA11yViolations(page)).filter(
    one => !/^target-size: button\[data-scene=/.test(one),
  )
  expect.soft(barriers).toEqual([])
  await panel.getByRole('button', { name: 'Zurück an ihren Platz' }).click()
  await expect.poll(async () => (await placeOf(anchor)).transform).toBe('')
})

test('the photos of a card are arranged freely by hand and go back', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(address('kontaktbogen'))
  await expect(page.locator('.page-art').first()).toBeVisible({ timeout: 30_000 })
  const empty = page.getByRole('button', { name: /^Platz 1: noch kein Foto/ })
  const photo = seenOn(page, (await empty.getAttribute('data-scene')) ?? '')
  const chooser = page.waitForEvent('filechooser')
  await empty.click()
  const colour = { r: 190, g: 40, b: 40 }
  await (await chooser).setFiles(
    await generatePhotos(1, () => ({ name: 'summer', size: [1500, 1000] as [number, number], colour })),
  )
  await expect(photo).toHaveAccessibleName(/^Foto, summer/)
  const start = await placeOf(photo)
  const freely = page.getByRole('button', { name: 'Frei anordnen', exact: true })
  await freely.click()
  await drags(page, photo, { x: 25, y: 20 })
  await expect.poll(async () => (await placeOf(photo)).left - start.left).toBe(25)
  await photo.focus()
  await page.keyboard.press('Alt+r')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await placeOf(photo)).transform).toBe('rotate(15deg)')
  await isSaved(page)
  await page.reload()
  await expect.poll(async () => (await placeOf(photo)).transform).toBe('rotate(15deg)')
  await freely.click()
  await expect.poll(() => placeOf(photo)).toEqual(start)
})
