import { type Document, foilOf, loadTypesetting } from '@passepartout/document'
import { fuzzSeed, isLongRun } from '@passepartout/testing'
import { createTypesetter } from '@passepartout/typeset/node'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { SPOT_NAMES } from './foil.ts'
import type { PrintImage } from './pdf/embed-image.ts'
import { renderPdf } from './pdf/render-pdf.ts'
import { type Scene, sceneFoils } from './scene.ts'
import { sceneToSvg } from './scene-to-svg.ts'
import { cards, collages, PHOTO, prints } from './testing/arbitrary-scenes.ts'
import { extractPlate, listSpotPlates, plateAsScene } from './testing/plates.ts'
import { type Raster, rasterisePdf, rasteriseSvg } from './testing/rasterise.ts'
import { sharedInk, similarity } from './testing/similarity.ts'
import { imageHref, jpegImage, srgbProfile } from './testing/test-image.ts'
import { toScene } from './to-scene.ts'

/** Documents of each kind in the long run; the short one takes samples. */
const RUNS = isLongRun ? 300 : 4
const PX_PER_MM = 4
/** Hairlines of a script are thinner than a pixel at the other resolution. */
const FINE_PX_PER_MM = 10
const ENOUGH = 0.98
/** Programs antialias the edges of glyphs differently. */
const ENOUGH_INK = 0.9

const shaper = createTypesetter()
let icc: Uint8Array
let jpeg: PrintImage
let href: string
beforeAll(async () => {
  icc = await srgbProfile()
  jpeg = await jpegImage(PHOTO.width, PHOTO.height)
  href = await imageHref(PHOTO.width, PHOTO.height)
})

async function sceneOf(document: Document): Promise<Scene> {
  await loadTypesetting(shaper, document)
  return toScene(document, 0, { shaper })
}

const printed = (scene: Scene) =>
  renderPdf(scene, { icc, createdAt: new Date('2026-11-23T08:00:00Z'), loadImage: () => jpeg })

/** Renders a scene as on screen and as in the file, over the whole sheet with its bleed. */
async function drawnBoth(scene: Scene, pdf: Uint8Array, pxPerMm = PX_PER_MM): Promise<[Raster, Raster]> {
  const { trim, bleed } = scene
  const size = {
    width: Math.round((trim.width + bleed.left + bleed.right) * pxPerMm),
    height: Math.round((trim.height + bleed.top + bleed.bottom) * pxPerMm),
  }
  const shown = await rasteriseSvg(
    large => sceneToSvg(scene, { hrefFor: () => href, area: 'bleed', foil: 'flat', size: large }),
    size,
  )
  return [shown, await rasterisePdf(pdf, size)]
}

const likeness = async (scene: Scene, pdf: Uint8Array) => similarity(...(await drawnBoth(scene, pdf)))

/** Asserts each similarity against its minimum and records the lowest. */
function lowest() {
  let least = 1
  return {
    hold(found: number, enough = ENOUGH) {
      least = Math.min(least, found)
      expect(found).toBeGreaterThanOrEqual(enough)
    },
    said: (of: string) => `${of} of ${RUNS}: lowest ${least.toFixed(4)}`,
  }
}

const patience = isLongRun ? 1_800_000 : 60_000
/** Another `FUZZ_SEED` generates other documents; the same seed repeats them. */
const all = { numRuns: RUNS, seed: fuzzSeed(), endOnFailure: true } as const

describe('what is made up at random is printed as it was shown', () => {
  it.for([
    ['collages', collages],
    ['cards', cards],
    ['prints', prints],
  ] as const)('%s', { timeout: patience }, async ([kind, documents], { annotate }) => {
    const likenesses = lowest()
    const property = fc.asyncProperty<[Document]>(documents, async document => {
      const scene = await sceneOf(document)
      likenesses.hold(await likeness(scene, await printed(scene)))
    })
    await fc.assert(property, all)
    expect(RUNS).toBeGreaterThan(0)
    await annotate(likenesses.said(kind))
  })
})

describe('each plate of a card made up at random', () => {
  const metallic = cards.filter(document => document.refinement !== 'none')

  it(
    'holds the metal that the screen shows and nothing else, and what is printed below it stays',
    async ({ annotate }) => {
      const [plates, inks, processes] = [lowest(), lowest(), lowest()]
      const property = fc.asyncProperty<[Document]>(metallic, async document => {
        const scene = await sceneOf(document)
        const pdf = await printed(scene)
        const foil = foilOf(document, { role: 'front' })
        const isUsed = sceneFoils(scene).length > 0
        expect(listSpotPlates(pdf)).toEqual(foil && isUsed ? [SPOT_NAMES[foil]] : [])
        if (!foil || !isUsed) return
        const plate = await extractPlate(pdf, SPOT_NAMES[foil])
        const [shown, inked] = await drawnBoth(plateAsScene(scene, 'metal'), plate, FINE_PX_PER_MM)
        plates.hold(similarity(shown, inked))
        inks.hold(sharedInk(shown, inked), ENOUGH_INK)
        const process = await extractPlate(pdf, null)
        processes.hold(await likeness(plateAsScene(scene, 'process'), process))
      })
      await fc.assert(property, all)
      expect(RUNS).toBeGreaterThan(0)
      await annotate([plates.said('plates'), inks.said('shared ink'), processes.said('below it')].join('; '))
    },
    patience,
  )
})
