import { createPagesDocument, type Document } from '@passepartout/document'
import { pageNumberTexts, withPageNumbers } from '@passepartout/document/book'
import { sceneToSvg, toScene } from '@passepartout/render'
import { concatChunks } from '@passepartout/render/pdf'
import { pdfWords } from '@passepartout/render/testing/rasterise'
import { createTypesetter } from '@passepartout/typeset/node'
import { expect, test } from 'vitest'
import type { BookPress } from './book-press.ts'
import { renderDocumentPdf } from './print-file.ts'
import { renderProofPdf } from './render-proof-pdf.ts'

const createdAt = new Date('2026-11-30T08:00:00Z')
const storage = { withFile: async () => undefined }
const MEASURES = { heightMm: 148, bleed: 3, safe: 6, slots: [] }
const COVER = { widthMm: 427, heightMm: 148, bleed: 3, safe: 6, spine: 7 }

/** A cover and six pages. */
const plain = createPagesDocument('photobook', [
  { ...MEASURES, ...COVER, id: 'cover', role: 'cover' },
  { ...MEASURES, id: 'page-1', role: 'inside', widthMm: 210 },
  { ...MEASURES, id: 'pages-2', role: 'spread', widthMm: 420 },
  { ...MEASURES, id: 'pages-4', role: 'spread', widthMm: 420 },
  { ...MEASURES, id: 'page-6', role: 'inside', widthMm: 210 },
])
const numbered = withPageNumbers(plain, { position: 'outer', from: 2 })

const press = (pages: BookPress['pages']): BookPress => ({
  cover: COVER,
  pages,
  foldShiftMm: 3,
  hasSpine: true,
  creepMm: 0,
})
const fileOf = (document: Document, pages: BookPress['pages']) =>
  concatChunks(
    renderDocumentPdf({
      ...{ storage, shaper: createTypesetter(), photos: [], title: 'PP-1', createdAt, document },
      book: press(pages),
    }),
  )

test('the print file has the numbers, and is unchanged without them', async () => {
  for (const pages of ['singles', 'spreads'] as const) {
    const without = await fileOf(plain, pages)
    expect(await fileOf(withPageNumbers(numbered, null), pages)).toEqual(without)
    expect((await fileOf(numbered, pages)).length).toBeGreaterThan(without.length)
  }
})

test('a proof names each page from the chosen one, outside and at the bottom', async () => {
  const pdf = await renderProofPdf({
    ...{ document: numbered, words: 'Probe', title: 'Probe', createdAt, storage },
    ...{ shaper: createTypesetter(), artwork: () => undefined },
  })
  expect(pdfWords(pdf).map(({ text }) => text)).toEqual(['2', '3', '4', '5', '6'])
})

test('screen and print draw the same numbers', async () => {
  const shaper = createTypesetter()
  for (const [index, page] of numbered.pages.entries()) {
    const texts = pageNumberTexts(numbered, page)
    await shaper.load(texts, { words: '0123456789' })
    const svg = (document: Document, at: number) =>
      sceneToSvg(toScene(document, at, { shaper }), { hrefFor: () => null, area: 'bleed' })
    const printed = {
      ...numbered,
      pages: numbered.pages.map(one => ({ ...one, elements: pageNumberTexts(numbered, one) })),
    }
    const onScreen = { ...numbered, title: '', pages: [{ ...page, elements: texts }] }
    expect(svg(onScreen, 0)).toBe(svg({ ...printed, title: '' }, index))
  }
})
