import { expect, type Locator, type Page, test } from '@playwright/test'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { openCollage } from './drivers/collage-designer.ts'
import { shopAt } from './drivers/shop-address.ts'
import { isFullMatrix } from './drivers/windows.ts'

const WORDS = {
  'de-DE': {
    shop: () => shopAt('passepartout'),
    ...{ choose: 'Fotos auswählen', freely: 'Frei anordnen', saved: /^Gespeichert/ },
    ...{ at: /mm von links, \d+\smm von oben/, turned: /^-?\d+ Grad$/, down: 'Nach unten' },
    ...{ width: 'Breite', angle: 'Winkel', undo: 'Rückgängig' },
  },
  'en-GB': {
    shop: () => shopAt('kartenliebe', 'gb'),
    ...{ choose: 'Choose photos', freely: 'Arrange freely', saved: /^Saved/ },
    ...{ at: /mm from the left, \d+\smm from the top/, turned: /^-?\d+ degrees$/, down: 'Down' },
    ...{ width: 'Width', angle: 'Angle', undo: 'Undo' },
  },
} as const

type Locale = keyof typeof WORDS
/** One language in each window; in the full matrix both. */
const either = (usual: Locale): readonly Locale[] => (isFullMatrix ? ['de-DE', 'en-GB'] : [usual])

async function opens(page: Page, locale: Locale) {
  const words = WORDS[locale]
  const photos = await openCollage(page, words, locale)
  const first = (await photos.first().getAttribute('data-scene')) ?? ''
  return { words, photos, photo: page.locator(`main button[data-scene="${first}"]`) }
}

/** Position in CSS pixels of its page. */
const placeOf = (element: Locator) =>
  element.evaluate(node => {
    const { left, top, width, transform } = (node as HTMLElement).style
    return {
      left: Number.parseFloat(left),
      top: Number.parseFloat(top),
      width: Number.parseFloat(width),
      transform,
    }
  })
const middleOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not in sight')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
async function drags(page: Page, from: { x: number; y: number }, by: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 6 })
  await page.mouse.up()
}

for (const locale of either('de-DE'))
  test(`photos are arranged freely by mouse and keys and go back to their layout, ${locale}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const { words, photos, photo } = await opens(page, locale)
    const freely = page.getByRole('button', { name: words.freely, exact: true })
    const placed = () => photos.evaluateAll(all => all.map(one => one.getAttribute('style')))
    const start = (await placed()).toSorted()
    const [before, name] = [await placeOf(photo), await photo.getAttribute('aria-label')]

    await test.step('one follows the mouse, the others stay', async () => {
      await freely.click()
      await expect(freely).toHaveAttribute('aria-pressed', 'true')
      await drags(page, await middleOf(photo), { x: 60, y: 40 })
      await expect.poll(async () => Math.round((await placeOf(photo)).left - before.left)).toBe(60)
      await expect(photo).toHaveAttribute('aria-label', name ?? '')
      const now = await placed()
      expect(start.filter(style => now.includes(style))).toHaveLength(3)
    })

    await test.step('a corner makes it smaller, the ring turns it, and Escape puts it back', async () => {
      const corner = await middleOf(page.locator('[data-corner="bottom-right"]'))
      await drags(page, corner, { x: -50, y: -50 })
      await expect.poll(async () => (await placeOf(photo)).width).toBeLessThan(before.width - 20)
      const ring = await middleOf(page.locator('[data-side="turn"]'))
      await drags(page, ring, { x: 60, y: 10 })
      await expect.poll(async () => (await placeOf(photo)).transform).toMatch(/^rotate\(\d/)
      const kept = await placeOf(photo)
      await page.mouse.move(...(Object.values(await middleOf(photo)) as [number, number]))
      await page.mouse.down()
      await page.mouse.move(300, 300, { steps: 4 })
      await page.keyboard.press('Escape')
      await page.mouse.up()
      expect(await placeOf(photo)).toEqual(kept)
    })

    await test.step('keys do the same, and say so', async () => {
      const said = page.locator('.quiet[aria-live=polite]')
      const now = await placeOf(photo)
      await photo.focus()
      await page.keyboard.press('Shift+ArrowRight')
      await expect.poll(async () => (await placeOf(photo)).left).toBeGreaterThan(now.left)
      await expect(said).toHaveText(words.at)
      await page.keyboard.press('Alt+r')
      await page.keyboard.press('Shift+ArrowLeft')
      await expect(said).toHaveText(words.turned)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Control+Shift+ArrowRight')
      await expect.poll(async () => (await placeOf(photo)).width).toBeGreaterThan(now.width)
      await expect(photo).toBeFocused()
    })

    await test.step('it is there again after a reload, and one press brings all of them back', async () => {
      const now = await placeOf(photo)
      await expect(page.getByText(words.saved).first()).toBeAttached({ timeout: 30_000 })
      expect.soft(await findA11yViolations(page)).toEqual([])
      await page.reload()
      await expect.poll(async () => (await placeOf(photo)).transform).toBe(now.transform)
      await expect(freely).toHaveAttribute('aria-pressed', 'true')
      await freely.click()
      await expect.poll(async () => (await placed()).toSorted()).toEqual(start)
      await expect(photo).toHaveAttribute('aria-label', name ?? '')
      await page.keyboard.press('Control+z')
      await expect.poll(async () => (await placeOf(photo)).transform).toBe(now.transform)
    })
  })

for (const locale of either('en-GB'))
  test(`photos are arranged freely by taps and numbers on a phone, ${locale}`, {
    tag: '@phone',
  }, async ({ page }) => {
    const { words, photo } = await opens(page, locale)
    await page.getByRole('tab', { name: 'Layout' }).click()
    await page.getByRole('button', { name: words.freely, exact: true }).click()
    await photo.click()
    const before = await placeOf(photo)
    const place = page.locator('.figure-place').locator('visible=true').first()
    await place.getByRole('button', { name: words.down }).click()
    await expect.poll(async () => (await placeOf(photo)).top).toBeGreaterThan(before.top)
    await place.getByRole('spinbutton', { name: words.width }).fill('60')
    await expect.poll(async () => (await placeOf(photo)).width).not.toBe(before.width)
    await place.getByRole('spinbutton', { name: words.angle }).fill('12')
    await expect.poll(async () => (await placeOf(photo)).transform).toBe('rotate(12deg)')
    // Text targets are as small as the text on the page; the text tab is an equivalent control.
    const barriers = (await findA11yViolations(page)).filter(
      one => !/^target-size: button\[data-scene=/.test(one),
    )
    expect.soft(barriers).toEqual([])
  })
