import {
  collageLayouts,
  createPagesDocument,
  DEFAULT_CROP,
  type Document,
  FIGURES,
  MASKS,
  type PhotoSlot,
  plainRun,
  slotsOf,
  withCorners,
  withCrop,
  withFigure,
  withGround,
  withLayout,
  withOwnText,
  withPhoto,
  withPrints,
  withTextTurn,
  withTextWidth,
} from '@passepartout/document'
import { crops } from '@passepartout/document/testing/arbitraries'
import { sampleText } from '@passepartout/document/testing/sample-text'
import { isLongRun } from '@passepartout/testing'
import { squareShaper } from '@passepartout/typeset/testing/square-shaper'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PrintImage } from './pdf/embed-image.ts'
import { sceneToPdf } from './pdf/scene-to-pdf.ts'
import { sceneToSvg } from './scene-to-svg.ts'
import { PHOTO as SMALL } from './testing/frame-with-photo.ts'
import { rasterisePdf, rasteriseSvg } from './testing/rasterise.ts'
import { similarity } from './testing/similarity.ts'
import { jpegPicture, pictureHref, srgbProfile } from './testing/test-picture.ts'
import { toScene } from './to-scene.ts'

/** Of each kind in the long run; the short one takes samples. */
const RUNS = isLongRun ? 300 : 4
const PX_PER_MM = 4
/** Large enough that no crop shows single pixels, which each library mixes in its own way. */
const PHOTO = { ...SMALL, width: 2 * SMALL.width, height: 2 * SMALL.height }

let icc: Uint8Array
let jpeg: PrintImage
let href: string
beforeAll(async () => {
  icc = await srgbProfile()
  jpeg = await jpegPicture(PHOTO.width, PHOTO.height)
  href = await pictureHref(PHOTO.width, PHOTO.height)
})

/** How like the print file is what the screen shows, over the whole sheet with its bleed. */
async function likeness(document: Document): Promise<number> {
  const scene = toScene(document, 0, { shaper: squareShaper })
  const { trim, bleed } = scene
  const size = {
    width: Math.round((trim.width + bleed.left + bleed.right) * PX_PER_MM),
    height: Math.round((trim.height + bleed.top + bleed.bottom) * PX_PER_MM),
  }
  const shown = await rasteriseSvg(
    large => sceneToSvg(scene, { hrefFor: () => href, area: 'bleed', foil: 'flat', size: large }),
    size,
  )
  const createdAt = new Date('2026-11-23T08:00:00Z')
  const pdf = await sceneToPdf(scene, { icc, createdAt, loadImage: () => jpeg })
  return similarity(shown, await rasterisePdf(pdf, size))
}

const photo = (index: number) => ({ ...PHOTO, id: `photo-${index}` })
/** Crops as customers make them. */
const cropped = crops.map(crop => ({ ...crop, zoom: Math.min(crop.zoom, 2.5) }))
const colour = fc.nat(0xffffff).map(value => `#${value.toString(16).padStart(6, '0')}`)
const words = fc.constantFrom('Unser Sommer', 'Mara & Ole\n2027', 'Zoë', 'IM GARTEN')
const sheet = (widthMm: number, heightMm: number) => ({ widthMm, heightMm, bleed: 3, safe: 4 })

const collages = fc
  .record({
    count: fc.integer({ min: 2, max: 12 }),
    layout: fc.nat(7),
    gap: fc.integer({ min: 0, max: 12 }),
    radius: fc.integer({ min: 0, max: 12 }),
    ground: colour,
    taken: fc.array(cropped, { minLength: 12, maxLength: 12 }),
    figure: fc.option(fc.constantFrom(...FIGURES)),
    text: fc.option(words),
    turn: fc.integer({ min: -180, max: 180 }),
    widthMm: fc.integer({ min: 20, max: 160 }),
  })
  .map(({ count, layout, gap, radius, ground, taken, figure, text, turn, widthMm }): Document => {
    const empty = createPagesDocument('collage', [{ id: 'page', ...sheet(180, 120), slots: [] }])
    const layouts = collageLayouts(count, 1.5)
    const free = Array.from({ length: count }, (_, index) => photo(index))
    const chosen = layouts[layout % layouts.length]
    if (!chosen) throw new Error(`There is no layout for ${count} photos`)
    let document = withLayout(empty, 'page', chosen, { free, gapMm: gap })
    for (const [index, { id }] of document.pages.flatMap(slotsOf).entries())
      document = withCrop(document, id, taken[index] ?? DEFAULT_CROP)
    document = withGround(withCorners(document, 'page', radius), 'page', ground)
    document = withFigure(document, 'page', figure, 'WIR')
    if (text === null) return document
    const own = 'own-text-1'
    return withTextTurn(withTextWidth(withOwnText(document, 'page', own, text), own, widthMm), own, turn)
  })

const cards = fc
  .record({
    mask: fc.constantFrom(...MASKS),
    crop: cropped,
    turn: fc.integer({ min: -30, max: 30 }),
    said: words,
    align: fc.constantFrom('left' as const, 'centre' as const, 'right' as const),
    sizePt: fc.integer({ min: 12, max: 30 }),
    colour,
    refinement: fc.constantFrom('none' as const, 'gold' as const),
    foil: fc.boolean(),
  })
  .map(({ mask, crop, turn, said, align, sizePt, refinement, foil, ...more }): Document => {
    const slots = [{ id: 'photo', box: { x: 12, y: 14, width: 80, height: 70 } }]
    const plain = createPagesDocument('card', [{ id: 'front', ...sheet(105, 148), slots }])
    const text = sampleText('', {
      ...{ id: 'names', align, sizePt, runs: [plainRun(said)] },
      box: { x: 10, y: 95, width: 85, height: 30 },
      colour: foil && refinement === 'gold' ? 'foil' : more.colour,
    })
    const masked = plain.pages.map(page => ({
      ...page,
      elements: [...page.elements.map(one => ({ ...(one as PhotoSlot), mask, turn, radiusMm: 6 })), text],
    }))
    return withPhoto({ ...plain, refinement, pages: masked }, 'photo', photo(0), crop)
  })

const prints = fc
  .record({
    crop: cropped,
    fit: fc.constantFrom('cover' as const, 'contain' as const),
    borderMm: fc.constantFrom(0, 3, 5, 10),
    format: fc.constantFrom(
      { width: 150, height: 100 },
      { width: 100, height: 100 },
      { width: 180, height: 130 },
    ),
  })
  .map(({ crop, ...look }): Document => {
    const { width: widthMm, height: heightMm } = look.format
    const page = { id: 'print-1', widthMm, heightMm, bleed: 2, safe: 3, slots: [] }
    const empty = createPagesDocument('prints', [page])
    const document = withPrints(empty, [{ pageId: 'print-1', asset: photo(0) }], { look, bleed: 2, safe: 3 })
    const [slot] = document.pages.flatMap(slotsOf)
    return slot ? withCrop(document, slot.id, { ...crop, fit: look.fit }) : document
  })

describe('what is made up at random is printed as it was shown', () => {
  it.each([
    ['collages', collages],
    ['cards', cards],
    ['prints', prints],
  ] as const)(
    '%s',
    async (_kind, documents) => {
      const property = fc.asyncProperty<[Document]>(documents, async document => {
        expect(await likeness(document)).toBeGreaterThanOrEqual(0.98)
      })
      await fc.assert(property, { numRuns: RUNS, endOnFailure: true })
      expect(RUNS).toBeGreaterThan(0)
    },
    isLongRun ? 1_800_000 : 60_000,
  )
})
