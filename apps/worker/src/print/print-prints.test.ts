import { createHash } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Asset,
  createPagesDocument,
  type Document,
  printSlot,
  visiblePhoto,
  withChangedPrints,
  withPrints,
} from '@passepartout/document'
import { money } from '@passepartout/domain'
import { concatChunks } from '@passepartout/render/pdf'
import { pdfImages, rasterisePdf } from '@passepartout/render/testing/rasterise'
import { readCatalogue, useDatabase } from '@passepartout/testing'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLineProducer } from '../production/produce-line.ts'
import { createPrintRenderer } from './create-print-renderer.ts'

const database = useDatabase()
const FORMAT = { width: 150, height: 100 }
const BLEED = 2

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'worker-prints-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const printShop = () =>
  createPrintRenderer({
    db: database(),
    designs: { artwork: {} },
    storage: {
      withFile: async (key, use) => {
        const path = join(dir, key)
        return (await stat(path).catch(() => undefined)) ? use(path) : undefined
      },
    },
  })

/** A photo whose colours encode the position: red grows from left to right, green from top to bottom. */
async function ramp(width: number, height: number): Promise<Asset> {
  const id = crypto.randomUUID()
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      pixels[(y * width + x) * 3] = Math.round((255 * x) / (width - 1))
      pixels[(y * width + x) * 3 + 1] = Math.round((255 * y) / (height - 1))
    }
  await mkdir(join(dir, 'photos', id), { recursive: true })
  const path = join(dir, `${id}.png`)
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(path)
  await copyFile(path, join(dir, 'photos', id, 'original'))
  return { id, name: `${id}.png`, width, height, source: 'upload', notices: [] }
}

function printed(assets: readonly Asset[]): Document {
  const { width: widthMm, height: heightMm } = FORMAT
  const empty = createPagesDocument('prints', [
    { id: 'print-1', widthMm, heightMm, bleed: BLEED, safe: 3, slots: [] },
  ])
  return withPrints(
    empty,
    assets.map((asset, index) => ({ pageId: `print-${index + 1}`, asset })),
    { look: { format: FORMAT, fit: 'cover', borderMm: 0 }, bleed: BLEED, safe: 3 },
  )
}

const print = (document: Document) =>
  concatChunks(
    printShop().printDocument({
      document,
      photos: Object.keys(document.assets).map(id => ({ id, hasMaster: false })),
      title: 'Prints',
      createdAt: new Date('2026-11-23T12:00:00Z'),
    }),
  )

describe('what is hatched in the grid', () => {
  test.each([
    [1200, 900],
    [900, 1200],
    [1600, 600],
    [600, 600],
  ])('is what the cut of the print file takes from a photo of %d x %d', async (width, height) => {
    const document = printed([await ramp(width, height)])
    const [page] = document.pages
    const slot = page && printSlot(page)
    if (!page || !slot?.photo) throw new Error('There is no print')
    const { cut } = visiblePhoto(page, slot, { width, height }, slot.photo.crop)
    const { trim } = page
    const scale = 4
    const { pixels, ...raw } = await rasterisePdf(await print(document), {
      width: (trim.width + 2 * BLEED) * scale,
      height: (trim.height + 2 * BLEED) * scale,
    })
    /** The position in the photo that is visible at a point of the trimmed sheet, by its colour. */
    const at = (x: number, y: number) => {
      const column = Math.round((BLEED + x) * scale)
      const row = Math.round((BLEED + y) * scale)
      const from = (row * raw.width + column) * 3
      return { u: (pixels[from] ?? 0) / 255, v: (pixels[from + 1] ?? 0) / 255 }
    }
    const inside = 0.5
    const first = at(inside, inside)
    const last = at(trim.width - inside, trim.height - inside)
    const most = 0.015
    expect(Math.abs(first.u - cut.left)).toBeLessThan(most)
    expect(Math.abs(first.v - cut.top)).toBeLessThan(most)
    expect(Math.abs(1 - last.u - cut.right)).toBeLessThan(most)
    expect(Math.abs(1 - last.v - cut.bottom)).toBeLessThan(most)
  })
})

describe('the print file of prints', () => {
  test('has a page for every copy, and each photo once; the ticket counts pages and says what stands on the backs', async () => {
    const assets = [await ramp(60, 40), await ramp(40, 60)]
    const document = withChangedPrints(printed(assets), new Set(['print-2']), {
      copies: 3,
      back: '14. August 2026',
    })
    const written = new Map<string, Uint8Array>()
    const produce = createLineProducer({
      plant: {
        open: async () => undefined,
        put: async (key, body) =>
          void written.set(key, new Uint8Array(await new Response(body as ReadableStream).arrayBuffer())),
      },
      printShop: printShop(),
      catalogue: (await readCatalogue()).catalogue,
      customs: (await readCatalogue()).selling.customs,
      loadLine: async () => ({
        ...{ orderNumber: 'PP-7K3M-2RTX', lineNumber: 1, kind: 'photoprint', copies: 4, document },
        configuration: { kind: 'photoprint', printType: 'simple', photoFormat: '150x100' },
        photos: assets.map(({ id }) => ({ id, hasMaster: false })),
        ...{ country: 'de' as const, value: money(236, 'EUR'), recipients: [], reprint: 0 },
        releasedAt: new Date('2026-11-23T12:00:00Z'),
      }),
      clock: () => new Date('2026-11-23T12:00:00Z'),
    })
    await produce({ orderLineId: crypto.randomUUID() }, { attempt: 1, signal: new AbortController().signal })
    const file = (end: string) => [...written].find(([key]) => key.endsWith(end))?.[1] ?? new Uint8Array()
    const ticket = JSON.parse(Buffer.from(file('.json')).toString())
    expect(ticket).toMatchObject({ copies: 1, pages: 4, material: 'simple' })
    expect(ticket.backs).toEqual([2, 3, 4].map(page => ({ page, text: '14. August 2026' })))
    const pdf = Buffer.from(file('.pdf')).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(4)
    expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(2)
    expect(pdfImages(file('.pdf'))).toContain('60')
    expect(ticket.file).toEqual({
      name: '1.pdf',
      bytes: file('.pdf').length,
      sha256: createHash('sha256').update(file('.pdf')).digest('hex'),
    })
  })
})
