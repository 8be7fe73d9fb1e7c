import { createPagesDocument, type Document, type PageRole, type PageSpec } from '@passepartout/document'
import {
  type Catalogue,
  normaliseProduct,
  type ProductConfiguration,
  type ProductKind,
  printedPagesOf,
  shopFor,
} from '@passepartout/domain'
import { concatChunks } from '@passepartout/render/pdf'
import { pdfPageSizes } from '@passepartout/render/testing/rasterise'
import { readCatalogue } from '@passepartout/testing'
import { createTypesetter } from '@passepartout/typeset/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { boundSheets, pressOf } from '../kinds/registry.ts'
import { renderDocumentPdf } from '../print/print-file.ts'
import { ticketSheetSchema } from './sheet-schema.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = (await readCatalogue()).catalogue
})

/** A product's configuration and an empty design of it. */
function made(kind: ProductKind, input: Record<string, unknown>) {
  const { configuration } = normaliseProduct(
    catalogue,
    kind,
    input,
    shopFor('passepartout', 'de-DE'),
    new Date('2026-11-29T08:00:00Z'),
  )
  const printed = printedPagesOf(catalogue, configuration as ProductConfiguration) ?? []
  const roleOf = (index: number): PageRole =>
    index === 0
      ? 'cover'
      : kind === 'calendar'
        ? 'sheet'
        : index % (printed.length - 1) < 2
          ? 'inside'
          : 'spread'
  const plans = printed.map(
    ({ safe = 6, ...page }, index): PageSpec => ({
      ...{ ...page, safe, id: `page-${index}`, role: roleOf(index), slots: [] },
      month: kind === 'calendar' && index > 0 ? index - 1 : null,
    }),
  )
  const plain = createPagesDocument(kind as Document['kind'], plans)
  const start = { year: 2027, month: 1 }
  const calendar = { start, region: null, holidays: {}, events: [], names: [] }
  const document: Document = kind === 'calendar' ? { ...plain, calendar } : plain
  return { line: { kind, configuration }, document }
}

const sheetsOf = ({ line, document }: ReturnType<typeof made>) => {
  const bound = boundSheets(catalogue, line, document)
  if (!bound) throw new Error('It is not bound')
  for (const sheet of bound.sheets) expect(ticketSheetSchema.parse(sheet)).toEqual(sheet)
  return bound
}

async function fileOf({ line, document }: ReturnType<typeof made>): Promise<Uint8Array> {
  const book = pressOf(catalogue, line)
  const storage = { withFile: async () => undefined }
  const order = { document, photos: [], title: 'PP-7K3M-2RTX/1', createdAt: new Date('2026-11-29T08:00:00Z') }
  return concatChunks(renderDocumentPdf({ storage, shaper: createTypesetter(), ...order, book }))
}

const HARD = { photobookPrinting: 'digitalfotobuch', photobookCover: 'hard', photobookBinding: 'pur' }
const BOOKS = [
  ['a hardcover', { ...HARD, photobookFormat: 'a4-quer', photobookPageCount: 24 }, 1 + 24],
  [
    'a softcover',
    { ...HARD, photobookCover: 'soft', photobookFormat: 'a4-hoch', photobookPageCount: 40 },
    1 + 40,
  ],
  [
    'a layflat book',
    { photobookPrinting: 'echtfotobuch', photobookFormat: '300-300', photobookPageCount: 16 },
    1 + 2 + 7,
  ],
  [
    'a booklet',
    { photobookPrinting: 'fotoheft', photobookFormat: 'a5-quer', photobookPageCount: 60 },
    4 + 60,
  ],
] as const

describe('the print file of', () => {
  test.each(BOOKS)('%s has the pages and the boxes that its ticket names', async (_, input, count) => {
    const product = made('photobook', input)
    const { sheets } = sheetsOf(product)
    expect(sheets).toHaveLength(count)
    const pages = pdfPageSizes(await fileOf(product))
    expect(pages).toHaveLength(count)
    for (const [index, { trim, bleed }] of sheets.entries()) {
      const { TrimBox, BleedBox, MediaBox } = pages[index] ?? {}
      const wide = [trim.width + bleed.left + bleed.right, trim.height + bleed.top + bleed.bottom]
      for (const [box, [width = 0, height = 0]] of [
        [TrimBox, [trim.width, trim.height]],
        [BleedBox, wide],
        [MediaBox, wide],
      ] as const) {
        expect(Math.abs((box?.[0] ?? 0) - width)).toBeLessThan(0.1)
        expect(Math.abs((box?.[1] ?? 0) - height)).toBeLessThan(0.1)
      }
      expect(bleed).toEqual({ top: 3, right: 3, bottom: 3, left: 3 })
    }
  })
})

describe('the ticket of', () => {
  test('a hardcover names boards, hinges, spine and turn-in of its cover, and the edge of each page', () => {
    const { sheets, bindery } = sheetsOf(made('photobook', BOOKS[0][1]))
    expect(sheets[0]).toMatchObject({
      role: 'cover',
      label: null,
      trim: { width: 639, height: 246.8 },
      binding: { edge: 'middle', kind: 'pur' },
    })
    expect(sheets[0]?.binding.marks).toEqual([
      { kind: 'spine', fromMm: 316, untilMm: 323 },
      { kind: 'hinge', fromMm: 308, untilMm: 316 },
      { kind: 'hinge', fromMm: 323, untilMm: 331 },
      { kind: 'board', fromMm: 15, untilMm: 308 },
      { kind: 'board', fromMm: 331, untilMm: 624 },
      { kind: 'turn-in', widthMm: 15 },
    ])
    expect(sheets.slice(1, 4).map(({ label, role, binding }) => [label, role, binding.edge])).toEqual([
      ['1', 'page', 'left'],
      ['2', 'page', 'right'],
      ['3', 'page', 'left'],
    ])
    expect(bindery).toEqual({ version: '2026-11-29', isConfirmed: false, endPaper: 'stock', foldShiftMm: 3 })
  })

  test('a softcover names the creases beside its spine', () => {
    const { sheets } = sheetsOf(made('photobook', BOOKS[1][1]))
    const spine = (sheets[0]?.trim.width ?? 0) - 2 * 210
    expect(sheets[0]?.binding.marks).toEqual([
      { kind: 'spine', fromMm: 210, untilMm: 210 + spine },
      { kind: 'crease', atMm: 204 },
      { kind: 'crease', atMm: 216 + spine },
    ])
  })

  test('a layflat book begins and ends with a half sheet that is pasted to its board', () => {
    const { sheets } = sheetsOf(made('photobook', BOOKS[2][1]))
    const inner = sheets.slice(1)
    expect(inner.map(({ label }) => label)).toEqual([
      ...['1', '2-3', '4-5', '6-7', '8-9', '10-11', '12-13', '14-15', '16'],
    ])
    expect(inner.map(({ isEndPaper = false }) => isEndPaper)).toEqual([true, ...Array(7).fill(false), true])
    expect(inner[1]).toMatchObject({
      role: 'spread',
      trim: { width: 600, height: 300 },
      binding: { edge: 'middle', marks: [{ kind: 'fold', atMm: 300 }] },
    })
  })

  test('a booklet goes page by page within its cover and tells how far each sheet creeps out', () => {
    const { sheets } = sheetsOf(made('photobook', BOOKS[3][1]))
    const [front, inside] = sheets
    expect([front?.role, inside?.role, inside?.isBlank]).toEqual(['cover-front', 'cover-inside-front', true])
    expect(sheets.slice(-2).map(({ role }) => role)).toEqual(['cover-inside-back', 'cover-back'])
    const creepOf = (label: string) => sheets.find(sheet => sheet.label === label)?.creepMm ?? 0
    expect([creepOf('1'), creepOf('2'), creepOf('59'), creepOf('60')]).toEqual([0, 0, 0, 0])
    expect(creepOf('3')).toBe(creepOf('58'))
    // The innermost of 15 sheets of 0.135 mm: 14 x 0.135 x 1.3.
    expect(creepOf('30')).toBeCloseTo(2.457, 3)
  })

  test('a calendar names the month of each sheet, its edge and its holes', () => {
    const wall = { calendarType: 'wandkalender', formatType: 'a4-hoch', startMonth: 1, year: 2027 }
    const { sheets } = sheetsOf(made('calendar', { ...wall, mountingType: 'spirale' }))
    expect(sheets).toHaveLength(13)
    expect(sheets.slice(0, 3).map(({ role, label }) => [role, label])).toEqual([
      ['cover', null],
      ['sheet', '2027-01'],
      ['sheet', '2027-02'],
    ])
    expect(sheets[1]).toMatchObject({
      trim: { width: 210, height: 297 },
      binding: { edge: 'top', kind: 'spirale' },
    })
    const [holes, thumb] = sheets[1]?.binding.marks ?? []
    expect(holes).toMatchObject({
      kind: 'holes',
      shape: 'square',
      sizeMm: 4,
      centreMm: 6,
      pitchMm: 8.47,
      count: 24,
    })
    expect(thumb).toEqual({ kind: 'thumb-hole', diameterMm: 20, atMm: 105 })
    const long = sheetsOf(made('calendar', { ...wall, mountingType: 'spirale', months: 18 }))
    expect([long.sheets.length, long.sheets.at(-1)?.label]).toEqual([19, '2028-06'])
    const punched = sheetsOf(made('calendar', { ...wall, mountingType: 'lochung' }))
    expect(punched.sheets[1]?.binding.marks).toEqual([
      { kind: 'holes', shape: 'round', sizeMm: 6, centreMm: 8, firstMm: 105, pitchMm: null, count: 1 },
    ])
  })

  test('a desk calendar in a block stands in it with its foot, without a thumb hole', () => {
    const desk = { calendarType: 'tischkalender', formatType: 'a5-quer' }
    const { sheets } = sheetsOf(made('calendar', { ...desk, mountingType: 'holzblock' }))
    expect(sheets[1]?.binding).toEqual({
      edge: 'bottom',
      kind: 'holzblock',
      marks: [{ kind: 'slot', depthMm: 10 }],
    })
    const spiral = sheetsOf(made('calendar', { ...desk, mountingType: 'spirale' }))
    expect(spiral.sheets[1]?.binding.marks.map(({ kind }) => kind)).toEqual(['holes'])
  })
})

test('a book that was designed before it had boards is printed with them', async () => {
  const { line, document } = made('photobook', BOOKS[0][1])
  const [{ cover: _cover, ...cover } = { cover: undefined }, ...pages] = document.pages
  const former = {
    ...cover,
    trim: { width: 601, height: 210 },
    bleed: { top: 3, right: 3, bottom: 3, left: 3 },
  }
  const old = { line, document: { ...document, pages: [former as Document['pages'][number], ...pages] } }
  const [first] = pdfPageSizes(await fileOf(old))
  expect(Math.abs((first?.TrimBox?.[0] ?? 0) - 639)).toBeLessThan(0.1)
  expect(sheetsOf(old).sheets[0]?.trim).toEqual({ width: 639, height: 246.8 })
})
