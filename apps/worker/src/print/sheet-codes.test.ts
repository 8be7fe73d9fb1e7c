import {
  type Box,
  createPagesDocument,
  type Document,
  withAddedText,
  withMerge,
} from '@passepartout/document'
import { parseSheetCode } from '@passepartout/domain'
import { concatChunks, type SheetCodePosition } from '@passepartout/render/pdf'
import { pdfPageSizes, type Raster, rasterisePdf } from '@passepartout/render/testing/rasterise'
import { createTypesetter } from '@passepartout/typeset/node'
import { BinaryBitmap, DataMatrixReader, HybridBinarizer, RGBLuminanceSource } from '@zxing/library'
import { beforeAll, describe, expect, test } from 'vitest'
import { type PrintFileInput, renderDocumentPdf } from './print-file.ts'
import type { SheetCodeInput } from './sheet-codes.ts'

const [WIDTH, HEIGHT, BLEED] = [60, 40, 3]
/** Pixels in a millimetre. */
const SCALE = 10
type Pixels = [left: number, top: number, columns: number, rows: number]
const EDGES = ['top', 'right', 'bottom', 'left'] as const

const shaper = createTypesetter()
const storage = { withFile: async () => undefined }

/** Two sides; two copies for Anna, one for Ben. */
let cards: Document
beforeAll(() => {
  const side = { widthMm: WIDTH, heightMm: HEIGHT, bleed: BLEED, safe: 4, slots: [] }
  const pages = [
    { ...side, id: 'front' },
    { ...side, id: 'back' },
  ]
  const plain = createPagesDocument('card', pages, { locale: 'de-DE' })
  const named = withAddedText(plain, 'front', 'names', 'Liebe {Vorname}')
  cards = withMerge(
    { ...named, card: { envelope: null, punching: null, read: null } },
    {
      columns: ['Vorname'],
      records: [
        { id: 'a', copies: 2, values: ['Anna'] },
        { id: 'b', copies: 1, values: ['Ben'] },
      ],
      wordings: [],
    },
  )
})

const codesAt = (edge: SheetCodePosition['edge'], part: Partial<SheetCodeInput> = {}): SheetCodeInput => ({
  ...{ orderNumber: 'PP-7K3M-2RTX', lineNumber: 2, reprint: 0, hash: '9f86d081', copies: 1 },
  position: { edge, offsetMm: 10, sizeMm: 8, quietMm: 2 },
  ...part,
})

function print(codes?: SheetCodeInput, part: Partial<PrintFileInput> = {}): Promise<Uint8Array> {
  const createdAt = new Date('2026-11-23T12:00:00Z')
  const input = { document: cards, photos: [], title: 'PP-7K3M-2RTX/2', createdAt, codes, ...part }
  return concatChunks(renderDocumentPdf({ storage, shaper, ...input }))
}

/** A page as it lies on the table, at `SCALE`. */
function pageOf(pdf: Uint8Array, number: number): Promise<Raster> {
  const [width = 0, height = 0] = pdfPageSizes(pdf)[number - 1]?.MediaBox ?? []
  return rasterisePdf(pdf, { width: Math.round(width * SCALE), height: Math.round(height * SCALE) }, number)
}

const grey = ({ pixels }: Raster) =>
  Uint8ClampedArray.from({ length: pixels.length / 3 }, (_, at) => pixels[at * 3] ?? 0)

/** A part of a raster in mm from its top left corner. */
function partOf(raster: Raster, { x, y, width, height }: Box) {
  const pixels = grey(raster)
  const [left, top, columns, rows] = [x, y, width, height].map(mm => Math.round(mm * SCALE)) as Pixels
  const cut = new Uint8ClampedArray(columns * rows)
  for (let row = 0; row < rows; row++)
    cut.set(pixels.slice((top + row) * raster.width + left).slice(0, columns), row * columns)
  return { tones: cut, columns, rows }
}

/** The code with its quiet zone, as a scanner has it before the lens. */
function codeBox(edge: SheetCodePosition['edge']): Box {
  const [across, down] = [WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED]
  const along = BLEED + 10 - 2
  const [x, y] = { top: [along, 0], bottom: [along, down], left: [0, along], right: [across, along] }[edge]
  return { x: x ?? 0, y: y ?? 0, width: 12, height: 12 }
}

/** What a decoder of another library reads on a page. */
function scanned(raster: Raster, edge: SheetCodePosition['edge']): string {
  const { tones, columns, rows } = partOf(raster, codeBox(edge))
  const source = new RGBLuminanceSource(tones, columns, rows)
  return new DataMatrixReader().decode(new BinaryBitmap(new HybridBinarizer(source))).getText()
}

describe('the code of a sheet', () => {
  test('says line, copy, page and design, and another decoder reads it on every page', async () => {
    const pdf = await print(codesAt('bottom'))
    const sheets = []
    for (let page = 1; page <= 6; page++)
      sheets.push(parseSheetCode(scanned(await pageOf(pdf, page), 'bottom')))
    expect(sheets.map(sheet => [sheet?.copy, sheet?.page, sheet?.pages])).toEqual([
      [1, 1, 2],
      [1, 2, 2],
      [2, 1, 2],
      [2, 2, 2],
      [3, 1, 2],
      [3, 2, 2],
    ])
    const line = { orderNumber: 'PP-7K3M-2RTX', lineNumber: 2, reprint: 0, hash: '9f86d081' }
    for (const sheet of sheets) expect(sheet).toMatchObject(line)
  })

  test.each(EDGES)(
    'lies beyond the bleed at the edge %s: nothing within it changes, and only the code is added',
    async edge => {
      const pdf = await print(codesAt(edge))
      const [sizes] = pdfPageSizes(pdf)
      const bled = [WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED] as const
      expect(sizes?.BleedBox?.map(Math.round)).toEqual(bled)
      expect(sizes?.TrimBox?.map(Math.round)).toEqual([WIDTH, HEIGHT])
      const isAbove = edge === 'top' || edge === 'bottom'
      expect(sizes?.MediaBox?.map(Math.round)).toEqual([
        bled[0] + (isAbove ? 0 : 12),
        bled[1] + (isAbove ? 12 : 0),
      ])

      const [coded, plain] = [await pageOf(pdf, 1), await pageOf(await print(), 1)]
      expect(parseSheetCode(scanned(coded, edge))?.page).toBe(1)
      const bleedBox = {
        x: edge === 'left' ? 12 : 0,
        y: edge === 'top' ? 12 : 0,
        width: bled[0],
        height: bled[1],
      }
      const [before, after] = [grey(plain), partOf(coded, bleedBox).tones]
      expect(after.length).toBe(before.length)
      const changed = after.filter((tone, at) => Math.abs(tone - (before[at] ?? 0)) > 40).length
      expect(changed / after.length).toBeLessThan(0.001)
      // A square of 8 mm, half of it inked.
      const inked = (tones: Uint8ClampedArray) => tones.filter(tone => tone < 128).length / SCALE ** 2
      const area = inked(grey(coded)) - inked(after)
      expect(area).toBeGreaterThan(20)
      expect(area).toBeLessThan(45)
    },
  )

  test('names no copy where the file is printed several times', async () => {
    const one = withMerge(cards, null)
    const pdf = await print(codesAt('top', { copies: 300, reprint: 1 }), { document: one })
    expect(parseSheetCode(scanned(await pageOf(pdf, 2), 'top'))).toMatchObject({
      copy: 0,
      page: 2,
      pages: 2,
      reprint: 1,
    })
  })

  test('is the same bytes for the same order, in black ink alone', async () => {
    const [first, second] = [await print(codesAt('bottom')), await print(codesAt('bottom'))]
    expect(Buffer.compare(first, second)).toBe(0)
    const text = Buffer.from(first).toString('latin1')
    expect(text.match(/\nq\n0 0 0 1 k\n/g)?.length).toBeGreaterThanOrEqual(6)
    expect(text).not.toMatch(/ rg\n/)
  })
})
