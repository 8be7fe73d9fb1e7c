import { copyFile, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createFrameDocument, createRun, type Document, withPhoto } from '@passepartout/document'
import { sampleText } from '@passepartout/document/testing/sample-text'
import {
  pdfBoxes,
  pdfImages,
  pdfParagraphs,
  pdfWords,
  rasterisePdf,
} from '@passepartout/render/testing/rasterise'
import { useDatabase } from '@passepartout/testing'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPrintRenderer, type PrintRenderer } from './create-print-renderer.ts'

const database = useDatabase()
const createdAt = new Date('2026-11-24T12:00:00.000Z')
const ID = '3f6c1a52-54a5-4b0e-9d51-6a1f3c1d2e4b'
let dir = ''
let shop: PrintRenderer
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'worker-proof-'))
  const withFile = async <T>(key: string, use: (path: string) => Promise<T>) => {
    const path = join(dir, key)
    return (await stat(path).catch(() => undefined)) ? use(path) : undefined
  }
  shop = createPrintRenderer({ db: database(), storage: { withFile }, designs: { artwork: {} } })
})
afterEach(() => rm(dir, { recursive: true, force: true }))

/** A poster of 30 x 20 cm, filled with a photo of one colour. */
function poster(): Document {
  const empty = createFrameDocument({ widthMm: 300, heightMm: 200, bleed: 3, safe: 5, title: 'Rot' })
  const asset = { id: ID, name: 'rot.jpg', width: 6000, height: 4000, source: 'upload', notices: [] } as const
  return withPhoto({ ...empty, assets: { [ID]: { ...asset, notices: [] } } }, 'photo-1', {
    ...asset,
    notices: [],
  })
}

async function keepPreview() {
  const path = join(dir, `photos/${ID}/preview-2048.webp`)
  await mkdir(dirname(path), { recursive: true })
  const made = join(dir, 'made.webp')
  await sharp({ create: { width: 2048, height: 1365, channels: 3, background: '#c81e1e' } })
    .webp()
    .toFile(made)
  await copyFile(made, path)
}

const proof = (words = 'Probe') => shop.drawProof({ document: poster(), words, title: 'Probe', createdAt })

/** The share of the page that differs from the photo's red. */
async function otherThanRed(pdf: Uint8Array): Promise<number> {
  const { pixels } = await rasterisePdf(pdf, { width: 612, height: 412 })
  let other = 0
  for (let at = 0; at < pixels.length; at += 3) if ((pixels[at + 1] ?? 0) > 45) other++
  return other / (pixels.length / 3)
}

test('a proof has the product’s size, a watermark over the photo, and too few pixels to print', async () => {
  await keepPreview()
  const pdf = await proof()
  expect(pdfImages(pdf)).toMatch(/900\s+600\s+icc\s+3\s+8\s+jpeg/)
  expect(pdfBoxes(pdf).TrimBox?.[2]).toBeCloseTo(303, 0)
  expect(await otherThanRed(pdf)).toBeGreaterThan(0.03)
  expect(await otherThanRed(await proof('.'))).toBeLessThan(0.03)
})

test('an own copy has no watermark, is seen as it is cut, and has photos of the given resolution', async () => {
  await keepPreview()
  const pdf = await shop.drawProof({ document: poster(), ppi: 100, title: 'Rot', createdAt })
  // 306 x 206 mm with bleed, filled by a photo of 3:2.
  expect(pdfImages(pdf)).toMatch(/1217\s+811\s+icc\s+3\s+8\s+jpeg/)
  expect(pdfBoxes(pdf).CropBox).toEqual(pdfBoxes(pdf).TrimBox)
  expect(await otherThanRed(pdf)).toBeLessThan(0.03)
})

test('a proof is drawn although a photo has not arrived yet', async () => {
  expect(pdfImages(await proof())).toMatch(/300\s+200\s+icc\s+3\s+8\s+jpeg/)
})

test('the words of a proof can be read and searched, those of its watermark cannot', async () => {
  const design = poster()
  const date = sampleText('', {
    ...{ id: 'date', runs: [createRun('am 12. Juni')], colour: '#ffffff' },
    box: { x: 10, y: 60, width: 80, height: 20 },
  })
  const names = sampleText('', { runs: [createRun('Zoë und Łukasz')], colour: '#ffffff' })
  const pages = design.pages.map(page => ({ ...page, elements: [...page.elements, date, names] }))
  const document = { ...design, pages }
  const pdf = await shop.drawProof({ document, words: 'Nur zur Ansicht', title: 'Probe', createdAt })
  expect(pdfWords(pdf).map(word => word.text)).toEqual(['Zoë', 'und', 'Łukasz', 'am', '12.', 'Juni'])
  expect(pdfParagraphs(pdf)).toEqual(['Zoë und Łukasz', 'am 12. Juni'])
})
