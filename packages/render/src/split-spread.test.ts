import { createPagesDocument, type Document, sidesOfFold, withPhoto } from '@passepartout/document'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { blankPage, caseSheet } from './case-sheet.ts'
import { renderPdf } from './pdf/render-pdf.ts'
import type { Scene } from './scene.ts'
import { splitSpread } from './split-spread.ts'
import { pdfBoxes, type Raster, rasterisePdf } from './testing/rasterise.ts'
import { rawImage, srgbProfile } from './testing/test-image.ts'
import { toScene } from './to-scene.ts'

const PIXELS_PER_MM = 10
const PHOTO = { id: 'p', name: 'p.jpg', width: 900, height: 450, source: 'upload' as const, notices: [] }

let icc: Uint8Array
beforeAll(async () => {
  icc = await srgbProfile()
})

/** A spread of two pages of 50 x 60 mm with a photo in this box. */
function spreadWith(box: { x: number; y: number; width: number; height: number }): Document {
  const page = { id: 'pages-2', role: 'spread' as const, widthMm: 100, heightMm: 60, bleed: 3, safe: 5 }
  return withPhoto(
    createPagesDocument('photobook', [{ ...page, slots: [{ id: 'photo', box }] }]),
    'photo',
    PHOTO,
  )
}

const halvesOf = (document: Document, shiftMm: number): Scene[] =>
  splitSpread(toScene(document, 0), {
    sides: sidesOfFold(document.pages[0]?.elements ?? [], 50),
    shiftMm,
  })

const pdfOf = (scene: Scene) =>
  renderPdf(scene, {
    icc,
    createdAt: new Date('2026-11-23T08:00:00Z'),
    loadImage: () => rawImage(PHOTO.width, PHOTO.height),
  })

async function drawn(scene: Scene): Promise<Raster> {
  const { left, right, top, bottom } = scene.bleed
  const size = {
    width: (scene.trim.width + left + right) * PIXELS_PER_MM,
    height: (scene.trim.height + top + bottom) * PIXELS_PER_MM,
  }
  return rasterisePdf(await pdfOf(scene), size)
}

/** Columns of a raster in this range, in mm from its left edge. */
const strip = ({ pixels, width, height }: Raster, from: number, until: number): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .extract({
      left: from * PIXELS_PER_MM,
      top: 0,
      width: (until - from) * PIXELS_PER_MM,
      height,
    })
    .raw()
    .toBuffer()

const meanDifference = (a: Buffer, b: Buffer) =>
  a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length

describe('two facing pages of a glued book', () => {
  const panorama = spreadWith({ x: -3, y: -3, width: 106, height: 66 })

  it('both show a strip of 6 mm of a photo across the fold', async () => {
    const [left, right] = await Promise.all(halvesOf(panorama, 3).map(drawn))
    if (!left || !right) throw new Error('There are no two pages')
    // The bleed of 3 mm is outside the trim of either page.
    const before = await strip(left, 3 + 50 - 6, 3 + 50)
    const after = await strip(right, 3, 3 + 6)
    expect(meanDifference(before, after)).toBeLessThan(1)
    // Without the shift the pages show the two sides of the fold.
    const [plainLeft, plainRight] = await Promise.all(halvesOf(panorama, 0).map(drawn))
    if (!plainLeft || !plainRight) throw new Error('There are no two pages')
    const unlike = meanDifference(await strip(plainLeft, 47, 53), await strip(plainRight, 3, 9))
    expect(unlike).toBeGreaterThan(3)
  })

  it('leave no white in their bleed', async () => {
    for (const scene of halvesOf(panorama, 3)) {
      const { pixels } = await drawn(scene)
      let white = 0
      for (let at = 0; at < pixels.length; at += 3)
        if ((pixels[at] ?? 0) > 250 && (pixels[at + 1] ?? 0) > 250 && (pixels[at + 2] ?? 0) > 250) white++
      expect(white).toBe(0)
    }
  })

  it('keep what lies on one of them where it is, mirrored into the bleed at the fold', async () => {
    const [left, right] = await Promise.all(
      halvesOf(spreadWith({ x: -3, y: -3, width: 53, height: 66 }), 3).map(drawn),
    )
    if (!left || !right) throw new Error('There are no two pages')
    const inside = await strip(left, 50, 53)
    const bleed = await strip(left, 53, 56)
    const { width } = { width: 3 * PIXELS_PER_MM }
    const mirrored = await sharp(bleed, { raw: { width, height: bleed.length / width / 3, channels: 3 } })
      .flop()
      .raw()
      .toBuffer()
    expect(meanDifference(inside, mirrored)).toBeLessThan(3)
    expect([...new Set(await strip(right, 0, 56))]).toEqual([255])
  })
})

describe('the cover of a book in boards', () => {
  const cover = createPagesDocument('photobook', [
    {
      ...{ id: 'cover', role: 'cover', widthMm: 609, heightMm: 216.8, bleed: 18, safe: 6, spine: 7 },
      ...{ cover: { hinge: 8, turnIn: 15 }, slots: [] },
    },
  ])

  it('is cut as a sheet with its turn-ins and 3 mm of bleed beyond them', async () => {
    const boxes = pdfBoxes(await pdfOf(caseSheet(toScene(cover, 0), 15)))
    const size = (name: string) => {
      const [left = 0, bottom = 0, right = 0, top = 0] = boxes[name] ?? []
      return [right - left, top - bottom]
    }
    for (const [box, width, height] of [
      ['TrimBox', 639, 246.8],
      ['BleedBox', 645, 252.8],
      ['MediaBox', 645, 252.8],
    ] as const) {
      expect(Math.abs((size(box)[0] ?? 0) - width)).toBeLessThan(0.1)
      expect(Math.abs((size(box)[1] ?? 0) - height)).toBeLessThan(0.1)
    }
  })

  it('is folded at its spine, and its blank side shows nothing', () => {
    const sheet = caseSheet(toScene(cover, 0), 15)
    expect(sheet.folds).toEqual([316, 323])
    expect(blankPage(sheet).nodes).toHaveLength(1)
  })
})
