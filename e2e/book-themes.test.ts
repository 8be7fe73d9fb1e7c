import { expect, test } from '@playwright/test'
import { documentOf, SENT, visibleState } from './drivers/changed-product.ts'
import { generatePhotos } from './drivers/generate-photos.ts'
import { uniqueConnection } from './drivers/shared-shop.ts'
import { shopAt } from './drivers/shop-address.ts'

test.use(uniqueConnection(import.meta.url))

interface Placed {
  id: string
  mask?: string
  photo?: { assetId: string; crop: unknown } | null
}

const photosOf = (document: Awaited<ReturnType<typeof documentOf>>) =>
  (document?.pages ?? [])
    .slice(1)
    .map(({ elements }) => (elements as unknown as Placed[]).flatMap(({ photo }) => (photo ? [photo] : [])))

test('a filled book changes its theme in one step, and a photo its outline @desktop', async ({ page }) => {
  await page.goto(
    `${shopAt('passepartout')}/configurator-photobook?photobookFormat=a4-quer&photobookPageCount=24&locale=de-DE`,
  )
  const photos = await generatePhotos(12, number => ({
    name: `trip-${number}`,
    size: number % 3 === 0 ? [800, 1200] : [1200, 800],
    colour: { r: 18 * number, g: 240 - 15 * number, b: 120 },
  }))
  const chooser = page.waitForEvent('filechooser')
  await visibleState(page.getByRole('button', { name: /^(Aus )?Fotos? (auswählen|wählen)$/ })).click()
  await (await chooser).setFiles(photos)
  await expect(page.getByText(/von 12 übertragen/)).toHaveCount(0, SENT)
  await page.getByRole('button', { name: 'Fotos verteilen' }).click()
  await expect(page.getByText(/Fotos sind verteilt/).first()).toBeVisible({ timeout: 30_000 })
  // Divided photos are on more than the first pages that took them as they came.
  await expect
    .poll(async () => photosOf(await documentOf(page)).filter(photos => photos.length > 0).length, SENT)
    .toBeGreaterThan(8)
  const before = await documentOf(page)

  // Tiles show the own book; by keys, the theme is chosen and its one step undone.
  await page.getByRole('button', { name: 'Stile ansehen' }).click()
  const themes = page.getByRole('region', { name: 'Stil des Buchs' })
  const route = themes.getByRole('button', { name: 'Reiseroute' })
  await expect(route.locator('.theme-page')).toHaveCount(2, SENT)
  await route.press('Enter')
  await expect(route).toHaveAttribute('aria-pressed', 'true', SENT)
  await expect.poll(async () => (await documentOf(page))?.design?.id, SENT).toBe('route')
  expect(photosOf(await documentOf(page))).toEqual(photosOf(before))
  await page.keyboard.press('Escape')
  await expect(themes).toHaveCount(0)

  // A chosen outline is stored with its place, and comes along into another theme.
  await page.getByRole('button', { name: /^Seiten 4–5,/ }).click()
  await page.locator('button[data-scene*="photo"]').first().click()
  await page.getByRole('radio', { name: 'Herz' }).press('Space')
  const masks = async () =>
    (await documentOf(page))?.pages.flatMap(({ elements }) =>
      (elements as unknown as Placed[]).flatMap(({ mask }) => (mask === 'heart' ? [mask] : [])),
    )
  await expect.poll(masks, SENT).toEqual(['heart'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Stile ansehen' }).click()
  await themes.getByRole('button', { name: 'Kleiner Mond' }).press('Enter')
  await expect.poll(async () => (await documentOf(page))?.design?.id, SENT).toBe('little-moon')
  expect(await masks()).toEqual(['heart'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Rückgängig' }).first().click()
  await expect.poll(async () => (await documentOf(page))?.design?.id, SENT).toBe('route')
})
