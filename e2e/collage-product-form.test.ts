import { expect, type Locator, type Page, test } from '@playwright/test'
import { openCollage } from './drivers/collage-designer.ts'
import { generatePhotos } from './drivers/generate-photos.ts'
import { shopAt } from './drivers/shop-address.ts'
import { isFullMatrix } from './drivers/windows.ts'

const WORDS = {
  'de-DE': {
    shop: () => shopAt('passepartout'),
    ...{ choose: 'Fotos auswählen', heart: 'Herz', form: 'Form Herz', saved: /^Gespeichert/ },
    ...{ at: /mm von links, \d+\smm von oben/, down: 'Nach unten', width: 'Breite' },
    take: 'Form trotzdem nehmen',
  },
  'en-GB': {
    shop: () => shopAt('kartenliebe', 'gb'),
    ...{ choose: 'Choose photos', heart: 'Heart', form: 'Shape Heart', saved: /^Saved/ },
    ...{ at: /mm from the left, \d+\smm from the top/, down: 'Down', width: 'Width' },
    take: 'Use the shape anyway',
  },
} as const

/** A design of many photos without a form. */
const MANY = { design: '26', photos: 40 }

type Locale = keyof typeof WORDS
/** One language in each window; in the full matrix both. */
const either = (usual: Locale): readonly Locale[] => (isFullMatrix ? ['de-DE', 'en-GB'] : [usual])

async function opens(page: Page, locale: Locale) {
  const words = WORDS[locale]
  const photos = await openCollage(page, words, locale)
  return { words, photos, form: page.getByRole('main').getByRole('button', { name: words.form }) }
}

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not in sight')
  return box
}
const near = (value: number) => ({ from: value - 3, until: value + 3 })
const within = (value: number, { from, until }: ReturnType<typeof near>) => value >= from && value <= until

for (const locale of either('de-DE'))
  test(
    `a form over the photos is moved and pulled by the mouse, put back by Escape, and moved by keys, ${locale}`,
    {
      tag: '@desktop',
    },
    ({ page }) => isMovedByMouseAndKeys(page, locale),
  )

async function isMovedByMouseAndKeys(page: Page, locale: Locale) {
  const { words, photos, form } = await opens(page, locale)
  await page.getByRole('radio', { name: words.heart }).check()
  // It hides two of the four photos.
  await page.getByRole('button', { name: words.take }).click()
  await expect(form).toHaveAttribute('aria-pressed', 'true')
  const first = await photos.first().getAttribute('aria-label')
  const start = await boxOf(form)
  const corner = page.locator('[data-corner="bottom-right"]')

  await test.step('a corner makes it smaller, and Escape on the way puts it back', async () => {
    const before = await boxOf(form)
    const handle = await boxOf(corner)
    const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 60, y - 60, { steps: 6 })
    await expect.poll(async () => within((await boxOf(form)).width, near(before.width - 60))).toBe(true)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    expect(await boxOf(form)).toEqual(before)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 60, y - 60, { steps: 6 })
    await page.mouse.up()
    const after = await boxOf(form)
    expect(within(after.width, near(before.width - 60))).toBe(true)
    expect(within(after.x, near(before.x))).toBe(true)
  })

  await test.step('a drag within it moves it, and the photos stay', async () => {
    const before = await boxOf(form)
    const middle = { x: before.x + before.width / 2, y: before.y + before.height / 2 }
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.down()
    await page.mouse.move(middle.x + 20, middle.y + 20, { steps: 4 })
    await page.mouse.move(middle.x + 40, middle.y + 40, { steps: 4 })
    await expect.poll(async () => within((await boxOf(form)).y, near(before.y + 40))).toBe(true)
    await page.mouse.up()
    await expect.poll(async () => within((await boxOf(form)).x, near(before.x + 40))).toBe(true)
    await expect(photos.first()).toHaveAttribute('aria-label', first ?? '')
  })

  await test.step('keys move it and make it larger, and say so', async () => {
    const before = await boxOf(form)
    await form.focus()
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(async () => (await boxOf(form)).x).toBeGreaterThan(before.x)
    await expect(page.locator('.quiet[aria-live=polite]')).toHaveText(words.at)
    await page.keyboard.press('Control+Shift+ArrowRight')
    await expect.poll(async () => (await boxOf(form)).width).toBeGreaterThan(before.width)
    await expect(form).toBeFocused()
  })

  await test.step('a click on a photo in it is the photo’s again', async () => {
    const { x, y, width, height } = await boxOf(form)
    await page.mouse.click(x + width / 2, y + height / 2)
    await expect(form).toHaveAttribute('aria-pressed', 'false')
    await expect(
      page.getByRole('main').getByRole('button', { name: /^(Foto|Photo), summer-/, pressed: true }),
    ).toHaveCount(1)
  })

  await test.step('all of it is undone, step by step, and there again after a reload', async () => {
    const placed = await form.getAttribute('style')
    for (let step = 0; step < 4; step++) await page.keyboard.press('Control+z')
    await expect.poll(async () => within((await boxOf(form)).width, near(start.width))).toBe(true)
    for (let step = 0; step < 4; step++) await page.keyboard.press('Control+Shift+z')
    await expect(form).toHaveAttribute('style', placed ?? '')
    await expect(page.getByText(words.saved).first()).toBeAttached()
    await page.reload()
    await expect(form).toHaveAttribute('style', placed ?? '')
  })
}

for (const locale of either('en-GB'))
  test(
    `a form over the photos is moved and made smaller by taps on a phone, ${locale}`,
    {
      tag: '@phone',
    },
    ({ page }) => isMovedByTaps(page, locale),
  )

async function isMovedByTaps(page: Page, locale: Locale) {
  const { words, form } = await opens(page, locale)
  await page.getByRole('tab', { name: 'Layout' }).click()
  await page.getByRole('radio', { name: words.heart }).check()
  await page.getByRole('button', { name: words.take }).click()
  await expect(form).toBeAttached()
  const style = () => form.evaluate(node => ({ ...(node as HTMLElement).style }))
  const before = await style()
  const place = page.locator('.figure-place')
  await place.getByRole('button', { name: words.down }).click()
  await expect
    .poll(async () => Number.parseFloat((await style()).top))
    .toBeGreaterThan(Number.parseFloat(before.top))
  await place.getByRole('spinbutton', { name: words.width }).fill('80')
  await expect
    .poll(async () => Number.parseFloat((await style()).width))
    .toBeLessThan(Number.parseFloat(before.width))
}

test('a form that hides photos asks first, and goes by one step back', { tag: '@desktop' }, async ({
  page,
}) => {
  const words = WORDS['de-DE']
  const form = page.getByRole('main').getByRole('button', { name: words.form })
  const files = await generatePhotos(MANY.photos, number => ({
    ...{ name: `photo-${number}`, size: [600, 400] },
    colour: { r: (number * 37) % 256, g: (number * 91) % 256, b: (number * 53) % 256 },
  }))
  await page.goto(`${words.shop()}/configurator-collage?designId=${MANY.design}&locale=de-DE`)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: words.choose, exact: true }).first().click()
  await (await chooser).setFiles(files)
  await expect(page.getByRole('main').getByRole('button', { name: /^Foto, photo-\d/ })).toHaveCount(
    MANY.photos,
  )

  const heart = page.getByRole('radio', { name: words.heart })
  await heart.check()
  await expect(
    page.getByText(/^Hinter dieser Form sind \d+ von \d+ Fotos nicht mehr zu sehen\.$/),
  ).toBeVisible()
  await expect(form).toHaveCount(0)
  await page.getByRole('button', { name: 'Lassen, wie es ist' }).click()
  await expect(heart).not.toBeChecked()

  await heart.check()
  await page.getByRole('button', { name: words.take }).click()
  await expect(form).toBeAttached()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(form).toHaveCount(0)
  await expect(heart).not.toBeChecked()
})
