import { readFileSync } from 'node:fs'
import { expandQuad, type Point, parseScene } from '@passepartout/mockups'
import { difficultFile } from '@passepartout/testing'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { renderOffscreenContent } from '../tools/browser/render-offscreen-content.ts'
import { watchRequests } from './drivers/requests.ts'

/** Message for each file that cannot be displayed. */
const REFUSED: Record<string, RegExp> = {
  'empty.jpg': /Die Datei ist leer/,
  'text-file.jpg': /Das ist kein Bild/,
  'bomb-30000x30000.png': /zu viele Pixel/,
  'truncated.jpg': /beschädigt oder unvollständig/,
  'one-page.pdf': /Dieses Format kann der Browser nicht zeigen/,
}

type Corners = readonly Point[]

/** Where the browser paints the corners of each photo in a scene, and where the scene places them. */
async function hungCorners(page: Page): Promise<{ scene: string; painted: Corners; asked: Corners }[]> {
  const cdp = await page.context().newCDPSession(page)
  const { root } = await cdp.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '.scene .scene-photos > :first-child',
  })
  const stages = await page.locator('.scene:has(.scene-photo)').evaluateAll(scenes =>
    scenes.map(scene => {
      const stage = scene.querySelector('.scene-stage')?.getBoundingClientRect() ?? new DOMRect()
      const src = scene.querySelector('.scene-layer')?.getAttribute('src') ?? ''
      return { scene: /scenes\/([^/]+)/.exec(src)?.[1] ?? '', x: stage.x, y: stage.y, width: stage.width }
    }),
  )
  return Promise.all(
    nodeIds.map(async (nodeId, index) => {
      const { quads } = await cdp.send('DOM.getContentQuads', { nodeId })
      const flat = quads[0] ?? []
      const { scene, x, y, width } = stages[index] ?? { scene: '', x: 0, y: 0, width: 0 }
      const data = sceneNamed(scene)
      const [first] = data.placements
      if (!first) throw new Error(`${scene} has no place for a photo`)
      const scale = width / data.width
      return {
        scene,
        painted: [0, 2, 4, 6].map((at): Point => [flat[at] ?? 0, flat[at + 1] ?? 0]),
        // The photo extends two scene pixels under the mask's edge, so that no seam shows.
        asked: expandQuad(first.quad, 2).map(([left, top]): Point => [x + left * scale, y + top * scale]),
      }
    }),
  )
}

const sceneNamed = (name: string) =>
  parseScene(
    JSON.parse(readFileSync(new URL(`../content/assets/scenes/${name}/scene.json`, import.meta.url), 'utf8')),
  )

test('every photo lies in its quad to half a pixel, at every width', async ({ page }) => {
  await page.goto('/')
  for (const width of [360, 820, 1440, 1920]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await renderOffscreenContent(page)
      const hung = await hungCorners(page)
      expect(hung.length).toBeGreaterThan(10)
      for (const { scene, painted, asked } of hung) {
        const off = painted.map(([x, y], corner) =>
          Math.hypot(x - (asked[corner]?.[0] ?? 0), y - (asked[corner]?.[1] ?? 0)),
        )
        expect.soft(Math.max(...off), `${scene} at ${width} px`).toBeLessThan(0.5)
      }
    })
  }
})

test('a file that cannot be shown is refused in words and changes nothing; HEIC is shown', async ({
  page,
}) => {
  const sent = watchRequests(page)
  await page.goto('/agb')
  await page.getByRole('button', { name: 'Dein Foto und Hilfe' }).click()
  const drawer = page.getByRole('dialog', { name: 'Dein Foto auf allen Produkten ansehen' })
  for (const [name, sentence] of Object.entries(REFUSED)) {
    await test.step(name, async () => {
      await drawer.locator('[data-photo-input]').setInputFiles(difficultFile(name))
      await expect(drawer.locator('[data-photo-problem]')).toHaveText(sentence)
      await expect(page.locator('html')).not.toHaveAttribute('data-photo')
    })
  }
  await test.step('photo.heic', async () => {
    await drawer.locator('[data-photo-input]').setInputFiles(difficultFile('photo.heic'))
    await expect(drawer.locator('[data-photo-thumbnail] img')).toBeVisible({ timeout: 30_000 })
    await expect(drawer.locator('[data-photo-problem]')).toBeHidden()
  })
  expect(sent).toEqual([])
})

test('flat pictures show the photo on their material as they come into sight; menus keep the shop’s own', async ({
  page,
}) => {
  const samples = page.locator('main').locator('img[src*="/materials/"], img[src*="/closeups/"]')
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.goto('/wandbild-materialien-im-vergleich')
  await expect(samples).not.toHaveCount(0)
  await makeLayersReady(
    page,
    await samples.evaluateAll(images =>
      images.map(image => decodeURIComponent((image as HTMLImageElement).src)),
    ),
  )
  await page.locator('[data-photo-input]').first().setInputFiles(difficultFile('grayscale.jpg'))
  await expect.poll(() => inSight(samples)).toBe(0)

  await test.step('those further down as they come into sight', async () => {
    expect(await samples.count(), 'nothing is drawn that nobody looks at').toBeGreaterThan(0)
    const windows = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight))
    for (let at = 1; at < windows; at++) {
      await page.evaluate(top => scrollTo(0, top * innerHeight), at)
      await expect.poll(() => inSight(samples), `window ${at} of ${windows}`).toBe(0)
    }
  })

  await test.step('a photo without colour takes the colour out of them', async () => {
    const colours = await page
      .getByAltText(/Mit deinem Foto.*Alu-Dibond/)
      .first()
      .evaluate(colourfulness)
    expect(colours).toBeLessThan(12)
  })

  await test.step('the tiles of a flyout', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Wandbilder', exact: true }).first().hover()
    const tiles = page.locator('.flyout:popover-open')
    await expect(tiles.locator('img[src*="/materials/"]').first()).toBeVisible()
    await expect(tiles.locator('img[src^="blob:"]:not([data-own-photo])')).toHaveCount(0)
  })
})

interface Layered {
  base: Layer
  mask?: Layer
  reflect?: Layer
}
type Layer = { width: number; address: string }[]

/** Makes the shop render the layers of these images, which it does once, for its first visitor. */
async function makeLayersReady(page: Page, pictures: string[]): Promise<void> {
  const closeUps: Record<string, Layered> = await (await page.request.get('/_close-ups')).json()
  const shown = Object.entries(closeUps).filter(([asset]) => pictures.some(src => src.includes(asset)))
  expect(shown).not.toEqual([])
  for (const [, { base, mask = [], reflect = [] }] of shown)
    for (const { width, address } of [...base, ...mask, ...reflect])
      if (width <= 960) expect((await page.request.get(address)).ok()).toBe(true)
}

/** Number of the images in the window. */
const inSight = (pictures: Locator): Promise<number> =>
  pictures.evaluateAll(
    images =>
      images.filter(image => {
        const { top, bottom, left, right } = image.getBoundingClientRect()
        return image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
      }).length,
  )

/** Difference between red, green and blue in the centre of an image, in levels. */
async function colourfulness(image: HTMLImageElement | SVGElement): Promise<number> {
  if (!(image instanceof HTMLImageElement)) throw new TypeError('This is no picture')
  const { naturalWidth: width, naturalHeight: height } = image
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  context?.drawImage(image, width / 4, height / 2, width / 2, height / 3, 0, 0, 1, 1)
  const [red = 0, green = 0, blue = 255] = context?.getImageData(0, 0, 1, 1).data ?? []
  return Math.max(red, green, blue) - Math.min(red, green, blue)
}
