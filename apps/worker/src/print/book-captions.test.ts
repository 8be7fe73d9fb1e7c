import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPagesDocument, type Document, withPhoto } from '@passepartout/document'
import { withBookProduct, withCaption, withCaptionsPlaced } from '@passepartout/document/book'
import { concatChunks } from '@passepartout/render/pdf'
import { pdfImages, pdfWords } from '@passepartout/render/testing/rasterise'
import { createTypesetter } from '@passepartout/typeset/node'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderDocumentPdf } from './print-file.ts'
import { renderProofPdf } from './render-proof-pdf.ts'

const createdAt = new Date('2026-11-30T08:00:00Z')
const MEASURES = { heightMm: 148, bleed: 3, safe: 6 }
const COVER = { widthMm: 427, heightMm: 148, bleed: 3, safe: 6, spine: 7 }

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'worker-book-'))
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#336699' } })
    .jpeg()
    .toFile(join(dir, 'a.jpg'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

/** A cover, so many spreads with a place each, and two single pages. */
const productOf = (spreads: number): Document =>
  createPagesDocument('photobook', [
    { ...MEASURES, ...COVER, id: 'cover', role: 'cover', slots: [] },
    { ...MEASURES, id: 'page-1', role: 'inside', widthMm: 210, slots: [] },
    ...Array.from({ length: spreads }, (_, at) => {
      const id = `pages-${2 * at + 2}`
      const slots = [{ id: `${id}.photo`, box: { x: 20, y: 20, width: 120, height: 90 } }]
      return { ...MEASURES, id, role: 'spread' as const, widthMm: 420, slots }
    }),
    { ...MEASURES, id: 'last', role: 'inside', widthMm: 210, slots: [] },
  ])
const photo = {
  ...{ id: 'a', name: 'a.jpg', width: 300, height: 200, source: 'upload' as const, notices: [] },
  takenAt: '2026-08-03T10:00:00',
}
const book = withPhoto(productOf(1), 'pages-2.photo', photo)
const captioned = (words: string) =>
  withCaptionsPlaced(book, withCaption(book, 'pages-2.photo', { words, position: 'under' }))

const fileOf = (document: Document) =>
  concatChunks(
    renderDocumentPdf({
      storage: { withFile: (_key, use) => use(join(dir, 'a.jpg')) },
      ...{ shaper: createTypesetter(), photos: [{ id: 'a', hasMaster: false }] },
      ...{ title: 'PP-1', createdAt, document },
      book: { cover: COVER, pages: 'spreads', foldShiftMm: 0, hasSpine: true, creepMm: 0 },
    }),
  )
/** Words of the proof, which draws the same scene with text instead of outlines. */
async function wordsOf(document: Document): Promise<string[]> {
  const pdf = await renderProofPdf({
    ...{ document, words: 'Probe', title: 'Probe', createdAt, shaper: createTypesetter() },
    ...{ storage: { withFile: (_key, use) => use(join(dir, 'a.jpg')) }, artwork: () => undefined },
  })
  return pdfWords(pdf).map(({ text }) => text)
}

test('a caption is printed, an empty one is not, and without one the file is as it was', async () => {
  expect(await wordsOf(captioned('Am Strand von Nazaré'))).toEqual(['Am', 'Strand', 'von', 'Nazaré'])
  const plain = await fileOf(book)
  expect(await fileOf(captioned(''))).toEqual(plain)
  const written = captioned('Am Strand')
  expect((await fileOf(written)).length).toBeGreaterThan(plain.length)
  const removed = withCaptionsPlaced(written, withCaption(written, 'pages-2.photo', null))
  expect(await fileOf(removed)).toEqual(plain)
})

test('the photo index is printed with the page and the caption of each photo, from the same picture', async () => {
  const document = withBookProduct(captioned('Am Strand'), productOf(1), productOf(2), {
    ...{ type: 'add', after: 'pages-2', photoIndex: { title: 'Fotos' } },
  })
  expect(await wordsOf(document)).toEqual(expect.arrayContaining(['Fotos', '2', 'Am', 'Strand']))
  const [once, twice] = [await fileOf(captioned('Am Strand')), await fileOf(document)]
  const pictures = (pdf: Uint8Array) => pdfImages(pdf).trim().split('\n').slice(2)
  expect([pictures(once), pictures(twice)].map(list => list.length)).toEqual([1, 2])
  // Both pages show one object of the file.
  const objects = pictures(twice).map(row => row.trim().split(/\s+/)[10])
  expect(new Set(objects).size).toBe(1)
})
