import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { documentOf, SENT, visibleState } from './drivers/changed-product.ts'
import { generatePhotos } from './drivers/generate-photos.ts'
import { uniqueConnection } from './drivers/shared-shop.ts'
import { shopAt } from './drivers/shop-address.ts'

test.use(uniqueConnection(import.meta.url))

/** The photos inside the book, and all of its photos, on the cover and set aside too. */
async function photosOf(page: Parameters<typeof documentOf>[0]) {
  const document = await documentOf(page)
  const inside = (document?.pages ?? []).slice(1).flatMap(({ elements }) => elements)
  return {
    pages: document?.pages.length ?? 0,
    placed: inside.flatMap(({ photo }) => photo?.assetId ?? []),
    kept: [
      ...(document?.pages ?? []).flatMap(({ elements }) =>
        elements.flatMap(({ photo }) => photo?.assetId ?? []),
      ),
      ...(document?.aside ?? []),
    ],
  }
}

/** Overwrites a photo with one in which nothing is in focus. */
async function makeBlurred(path: string) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const input = sharp({ create: { width: 60, height: 40, channels: 3, background: 'white', noise } })
  const small = await input.png().toBuffer()
  await sharp(small).resize(1200, 800, { kernel: 'cubic' }).blur(12).jpeg().toFile(path)
}

test('a book divides its photos over its pages, and gets and loses pages @desktop', async ({ page }) => {
  await page.goto(
    `${shopAt('passepartout')}/configurator-photobook?photobookFormat=a4-quer&photobookPageCount=24&locale=de-DE`,
  )
  // Far enough apart in colour: equal files would be one photo.
  const photos = await generatePhotos(14, number => ({
    name: `day-${number}`,
    size: number % 3 === 0 ? [800, 1200] : [1200, 800],
    colour: { r: 15 * number, g: 250 - 15 * number, b: 90 },
  }))
  await makeBlurred(photos.at(-1) ?? '')
  const chooser = page.waitForEvent('filechooser')
  await visibleState(page.getByRole('button', { name: /^(Aus )?Fotos? (auswählen|wählen)$/ })).click()
  await (await chooser).setFiles(photos)
  await expect(page.getByRole('heading', { name: 'Deine Fotos 14' })).toBeVisible(SENT)
  await expect(page.getByText(/von 14 übertragen/)).toHaveCount(0, SENT)
  await page.getByRole('radio', { name: 'Ruhig' }).check()
  await page.getByRole('button', { name: 'Fotos verteilen' }).click()
  await expect(
    page.getByText('13 Fotos sind verteilt. 1 unscharfes Foto ist noch frei.').first(),
  ).toBeVisible({ timeout: 30_000 })
  await expect.poll(async () => new Set((await photosOf(page)).placed).size, SENT).toBe(13)
  expect((await photosOf(page)).placed).toHaveLength(13)

  // New pages come after those in sight, with price and spine.
  await page.getByRole('button', { name: /^Seiten 4–5,/ }).click()
  await page.getByRole('button', { name: '2 Seiten' }).first().click()
  await expect(page.getByText(/26 Seiten, Rücken/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Seiten 6–7,/ })).toHaveAttribute('aria-current', 'page')
  await expect(visibleState(page.getByText(/33,45/))).toBeVisible()
  await expect.poll(async () => (await photosOf(page)).pages, SENT).toBe(15)

  // By keys: the spread before it changes places with it in the overview.
  await page.getByRole('button', { name: 'Übersicht' }).click()
  const overview = page.getByRole('region', { name: 'Alle Seiten' })
  await expect(overview.getByRole('button', { name: 'Seiten 6–7' })).toBeFocused()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(overview.getByRole('button', { name: 'Seiten 4–5' })).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Escape')

  // A chapter begins on pages of its own before those in sight, and goes with them.
  await page.getByRole('button', { name: /^Seiten 4–5,/ }).click()
  await page.getByRole('button', { name: 'Kapitel vor diesen Seiten' }).press('Enter')
  await expect(page.getByRole('button', { name: /^Seiten 4–5,/ })).toHaveAttribute('aria-current', 'page')
  await expect.poll(async () => (await photosOf(page)).pages, SENT).toBe(16)
  await page.getByRole('button', { name: 'Kapitel entfernen' }).press('Enter')
  await expect.poll(async () => (await photosOf(page)).pages, SENT).toBe(15)

  // Page numbers and a background are stored with the draft.
  await page.getByRole('checkbox', { name: 'Seitenzahlen drucken' }).check()
  await page.getByRole('radio', { name: 'Schwarz' }).press('Space')
  await expect
    .poll(async () => (await documentOf(page))?.pageNumbers, SENT)
    .toEqual({
      position: 'outer',
      from: 1,
    })

  // A removed spread sets its photos aside; undo brings it back.
  await page.getByRole('button', { name: /^Seiten 6–7,/ }).click()
  await page.getByRole('button', { name: '2 Seiten' }).nth(1).click()
  await expect.poll(async () => (await photosOf(page)).pages, SENT).toBe(14)
  expect(new Set((await photosOf(page)).kept).size).toBe(13)
  await page.getByRole('button', { name: 'Rückgängig' }).first().click()
  await expect.poll(async () => new Set((await photosOf(page)).placed).size, SENT).toBe(13)

  // A caption is written at its photo, and stored as a text of its page.
  await page.getByRole('button', { name: /^Seiten 6–7,/ }).click()
  await page.locator('button[data-scene*="photo"]').first().click()
  await page.getByLabel('Bildtext', { exact: true }).fill('Am Strand von Nazaré')
  await expect
    .poll(async () => JSON.stringify(await documentOf(page)), SENT)
    .toContain('Am Strand von Nazaré')

  // The book is leafed through by keys, from the pages in sight; it says what its binding swallows.
  await page.getByRole('button', { name: 'Ansehen', exact: true }).click()
  const open = page.getByRole('region', { name: 'Durch das Buch blättern' })
  await expect(open.getByText('Am Falz verschwinden rund 3 mm jeder Seite')).toBeVisible()
  const place = open.getByRole('slider', { name: 'Stelle im Buch' })
  await expect(place).toHaveAttribute('aria-valuetext', 'Seiten 6–7')
  await page.keyboard.press('ArrowRight')
  await expect(place).toHaveAttribute('aria-valuetext', 'Seiten 8–9')
  await page.keyboard.press('Home')
  await expect(place).toHaveAttribute('aria-valuetext', 'Einband vorn')
  await page.getByRole('button', { name: 'Gestalten', exact: true }).click()
  await page.getByRole('button', { name: /^Seiten 8–9,/ }).click()

  // The pages say why they look as they do; wishes come back with the draft.
  await expect(page.getByText('Warum diese Seiten so aussehen')).toBeVisible()
  await expect.poll(() => new URL(page.url()).searchParams.get('draft')).not.toBeNull()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Ruhig' })).toBeChecked()
})
