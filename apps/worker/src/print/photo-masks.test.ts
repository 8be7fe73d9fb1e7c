import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BookTheme, createPagesDocument, type Document, withPhoto } from '@passepartout/document'
import { withBookProduct, withPhotoMask } from '@passepartout/document/book'
import { concatChunks } from '@passepartout/render/pdf'
import { pdfImages, rasterisePdf } from '@passepartout/render/testing/rasterise'
import { createTypesetter } from '@passepartout/typeset/node'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderDocumentPdf } from './print-file.ts'

const MEASURES = { heightMm: 148, bleed: 3, safe: 6 }
const COVER = { widthMm: 427, heightMm: 148, bleed: 3, safe: 6, spine: 7 }
const PLACE = { x: 20, y: 20, width: 120, height: 100 }

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'worker-mask-'))
  await sharp({ create: { width: 360, height: 300, channels: 3, background: '#204060' } })
    .jpeg()
    .toFile(join(dir, 'a.jpg'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const THEME: BookTheme = { marginShare: 0.1, gapShare: 0.03, mask: 'rect', radiusShare: 0, frame: null }

/** A book whose spread has a place for a photo, in a plain design or in one with a theme. */
function productOf(id: string, theme?: BookTheme): Document {
  const slots = [{ id: 'pages-2.photo', box: PLACE }]
  const bare = createPagesDocument('photobook', [
    { ...MEASURES, ...COVER, id: 'cover', role: 'cover', slots: [] },
    { ...MEASURES, id: 'page-1', role: 'inside', widthMm: 210, slots: [] },
    { ...MEASURES, id: 'pages-2', role: 'spread', widthMm: 420, slots },
    { ...MEASURES, id: 'last', role: 'inside', widthMm: 210, slots: [] },
  ])
  const pinned = { id, version: '1', palette: 'one', colours: {}, foilFallback: null }
  return { ...bare, design: { ...pinned, ...(theme && { book: theme }) } }
}
const photo = { id: 'a', name: 'a.jpg', width: 360, height: 300, source: 'upload' as const, notices: [] }

async function printed(document: Document) {
  const pdf = await concatChunks(
    renderDocumentPdf({
      storage: { withFile: (_key, use) => use(join(dir, 'a.jpg')) },
      ...{ shaper: createTypesetter(), photos: [{ id: 'a', hasMaster: false }] },
      ...{ title: 'PP-1', createdAt: new Date('2026-11-30T08:00:00Z'), document },
      book: { cover: COVER, pages: 'spreads', foldShiftMm: 0, hasSpine: true, creepMm: 0 },
    }),
  )
  return { pdf, images: pdfImages(pdf).trim().split('\n').slice(2).length }
}

/** Page of the file: after the cover and the first page. */
const SPREAD = 3

/** Whether the photo is printed at points of the spread, in shares of the place of its photo. */
async function isPhotoAt(pdf: Uint8Array, points: readonly [number, number][]): Promise<boolean[]> {
  const perMm = 2
  const size = { width: (420 + 2 * MEASURES.bleed) * perMm, height: (148 + 2 * MEASURES.bleed) * perMm }
  const { pixels } = await rasterisePdf(pdf, size, SPREAD)
  return points.map(([u, v]) => {
    const x = Math.round((MEASURES.bleed + PLACE.x + u * PLACE.width) * perMm)
    const y = Math.round((MEASURES.bleed + PLACE.y + v * PLACE.height) * perMm)
    return (pixels[(y * size.width + x) * 3] ?? 255) < 128
  })
}

test('a photo is printed in its outline, and still in it after the book took another theme', async () => {
  const [plain, themed] = [productOf('plain'), productOf('themed', THEME)]
  const book = withPhoto(plain, 'pages-2.photo', photo)
  const points: [number, number][] = [
    [0.5, 0.5],
    [0.04, 0.95],
    [0.5, 0.04],
  ]
  const square = await printed(book)
  expect(await isPhotoAt(square.pdf, points)).toEqual([true, true, true])
  const heart = withPhotoMask(book, 'pages-2.photo', 'heart')
  for (const document of [heart, withBookProduct(heart, plain, themed)]) {
    const { pdf, images } = await printed(document)
    expect(images).toBe(square.images)
    expect(await isPhotoAt(pdf, points)).toEqual([true, false, false])
  }
})
