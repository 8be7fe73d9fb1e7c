import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { alternatesViewports } from './drivers/windows.ts'

interface SceneFile {
  width: number
  placements: { quad: [number, number][] }[]
  wall?: { pixelsPerMm: number }
}

const sceneFile = (name: string): SceneFile =>
  JSON.parse(readFileSync(new URL(`../content/assets/scenes/${name}/scene.json`, import.meta.url), 'utf8'))

/** Size of the product on the wall, in millimetres of the scene. */
async function hungMm(page: Page) {
  const { pixelsPerMm } = sceneFile('living-room-empty').wall ?? { pixelsPerMm: Number.NaN }
  const [stage, product] = await Promise.all([
    page.locator('.wall-stage').first().boundingBox(),
    page.locator('.wall-product').first().boundingBox(),
  ])
  if (!stage || !product) throw new Error('Nothing hangs on the wall')
  const scale = sceneFile('living-room-empty').width / stage.width / pixelsPerMm
  return { width: product.width * scale, height: product.height * scale }
}

test('what hangs on the wall has its true size, whatever is chosen', { tag: alternatesViewports(1) }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const asked = [
    ['formatType=300x200', 300, 200],
    ['formatType=900x600', 900, 600],
    ['formatType=800x1200', 800, 1200],
    ['formatType=1950x1300', 1950, 1300],
  ] as const
  for (const [query, width, height] of asked) {
    await page.goto(`/wandbilder/leinwand?${query}`)
    const hung = await hungMm(page)
    expect(Math.abs(hung.width / width - 1)).toBeLessThan(0.01)
    expect(Math.abs(hung.height / height - 1)).toBeLessThan(0.01)
  }
})

test('picking a format resizes the picture on the wall without moving the page', {
  tag: alternatesViewports(0),
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/wandbilder/leinwand')
  // A click before hydration is replayed later, so the radio need not change at once.
  await page.getByRole('radio', { name: /60 × 40/ }).click()
  await expect(page).toHaveURL(/formatType=600x400/)
  await expect.poll(async () => Math.round((await hungMm(page)).width / 10)).toBe(60)
})

test('a photo lies in its frame to the pixel', { tag: alternatesViewports(1) }, async ({ page }) => {
  await page.goto('/wandbilder')
  const scene = sceneFile('frame-perspective-oak')
  const photo = page.locator('.scene:has(img[src*="frame-perspective-oak"]) .scene-photo').last()
  await photo.scrollIntoViewIfNeeded()
  const [box, stage] = await Promise.all([
    photo.boundingBox(),
    page.locator('.scene:has(img[src*="frame-perspective-oak"]) .scene-stage').last().boundingBox(),
  ])
  if (!box || !stage) throw new Error('The oak frame is not on the page')
  const scale = stage.width / scene.width
  const quad = scene.placements[0]?.quad ?? []
  const [xs, ys] = [quad.map(([x]) => x), quad.map(([, y]) => y)]
  // The photo extends two scene pixels under the mask's edge on every side, so that no seam shows.
  const reach = 4 * scale + 0.5
  expect(Math.abs(box.x - stage.x - Math.min(...xs) * scale)).toBeLessThan(reach)
  expect(Math.abs(box.y - stage.y - Math.min(...ys) * scale)).toBeLessThan(reach)
  expect(Math.abs(box.x + box.width - stage.x - Math.max(...xs) * scale)).toBeLessThan(reach)
  expect(Math.abs(box.y + box.height - stage.y - Math.max(...ys) * scale)).toBeLessThan(reach)
})
