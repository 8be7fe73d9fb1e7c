import { copyFile, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { deflateSync, inflateSync } from 'node:zlib'
import { activatePhoto, addCartLine, reservePhoto, touchVisitor } from '@passepartout/db'
import {
  type Crop,
  createFrameDocument,
  DEFAULT_CROP,
  type Document,
  type Edge,
  withPhoto,
} from '@passepartout/document'
import { concatChunks } from '@passepartout/render/pdf'
import { pdfBoxes, pdfImages, rasterisePdf } from '@passepartout/render/testing/rasterise'
import { similarity } from '@passepartout/render/testing/similarity'
import { difficultFile, isLongRun, useDatabase } from '@passepartout/testing'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPrintRenderer, type PrintRenderer } from './create-print-renderer.ts'
import type { PhotoFiles } from './photo-files.ts'

const database = useDatabase()
const now = new Date('2026-11-21T12:00:00.000Z')
const owner = { visitorId: crypto.randomUUID(), channel: 'passepartout', country: 'de' } as const

let dir = ''
let shop: PrintRenderer
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'worker-print-'))
  const storage: PhotoFiles = {
    withFile: async (key, use) => {
      const path = join(dir, key)
      return (await stat(path).catch(() => undefined)) ? use(path) : undefined
    },
  }
  await touchVisitor(database(), { id: owner.visitorId, channel: owner.channel, now })
  shop = createPrintRenderer({ db: database(), storage, designs: { artwork: {} } })
})
afterEach(() => rm(dir, { recursive: true, force: true }))

interface Design {
  crop?: Partial<Crop>
  edge?: Edge
  bleed?: number
  format?: [number, number]
}

/** A photo as the API stores it, in a frame, in a cart. */
async function orderedLine(source: string, { crop = {}, edge, bleed = 3, format = [600, 400] }: Design = {}) {
  const id = crypto.randomUUID()
  const put = async (name: string, write: (path: string) => Promise<unknown>) => {
    const path = join(dir, 'photos', id, name)
    await mkdir(dirname(path), { recursive: true })
    await write(path)
  }
  const { autoOrient, format: kind } = await sharp(source, { limitInputPixels: false }).metadata()
  await put('original', path => copyFile(source, path))
  const hasMaster = source.endsWith('.heic')
  // Result of the API's decoding of a HEIC file; this sibling file shows the same image.
  const shown = hasMaster ? difficultFile('photo.webp') : source
  if (hasMaster) await put('master.jpg', path => sharp(shown).jpeg({ quality: 98 }).toFile(path))
  await put('preview-2048.webp', path =>
    sharp(shown, { limitInputPixels: false })
      .autoOrient()
      .resize({ width: 2048, height: 2048, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .webp({ quality: 90 })
      .toFile(path),
  )
  const { width, height } = autoOrient
  const photo = { id, visitorId: owner.visitorId, sha256: id, name: 'x', mime: `image/${kind}`, bytes: 1 }
  await reservePhoto(database(), { ...photo, width, height, notices: [], hasMaster, createdAt: now })
  await activatePhoto(database(), { id })

  const [widthMm, heightMm] = format
  const empty = createFrameDocument({
    widthMm,
    heightMm,
    bleed,
    safe: 5,
    edge: edge ?? null,
    title: 'Anna und Ben',
  })
  const asset = { id, name: 'anna.jpg', width, height, source: 'upload' as const, notices: [] }
  const document = withPhoto({ ...empty, assets: { [id]: asset } }, 'photo-1', asset, {
    ...DEFAULT_CROP,
    ...crop,
  })
  const lineId = await addLine(document, [id])
  return { lineId, document, photoId: id }
}

async function addLine(document: unknown, photoIds: string[]): Promise<string> {
  const id = crypto.randomUUID()
  const design = { kind: 'photo-frame', title: 'x', configuration: {}, document, contentHash: 'x' }
  const line = {
    id,
    draftId: null,
    draftRevision: 1,
    ...design,
    quantity: 1,
    seenPrice: 1,
    currency: 'EUR' as const,
  }
  await addCartLine(database(), { owner, line, photoIds, most: 100, now })
  return id
}

/** Similarity of the print file's front and the customer's image in the cart, at one pixel per millimetre. */
async function likeness(pdf: Uint8Array, document: Document): Promise<number> {
  const { trim, bleed } = document.pages[0]!
  const sheet = {
    width: trim.width + bleed.left + bleed.right,
    height: trim.height + bleed.top + bleed.bottom,
  }
  const { pixels, ...raw } = await rasterisePdf(pdf, sheet)
  const front = sharp(pixels, { raw: { ...raw, channels: 3 } }).extract({
    left: bleed.left,
    top: bleed.top,
    ...trim,
  })
  const drawn = sharp(await shop.drawLine({ document, width: 960 })).resize({ ...trim })
  const [printed, shown] = await Promise.all([front.png().toBuffer(), drawn.removeAlpha().png().toBuffer()])
  const colours = async (png: Buffer) => (await sharp(png).stats()).channels.map(({ mean }) => mean)
  const [ours, theirs] = await Promise.all([colours(printed), colours(shown)])
  for (const [channel, mean] of ours.entries())
    expect(Math.abs(mean - (theirs[channel] ?? 0))).toBeLessThan(3)
  // Compares luminance: previews carry colour at half the resolution. At half the size, because poppler picks single
  // pixels of a photo where the cart's image averages them.
  const size = { width: trim.width / 2, height: trim.height / 2 }
  const greyOf = async (png: Buffer) => {
    const grey = await sharp(await sharp(png).greyscale().png().toBuffer())
      .resize(size)
      .toColourspace('b-w')
      .raw()
      .toBuffer()
    return {
      ...size,
      pixels: Uint8Array.from({ length: grey.length * 3 }, (_, at) => grey[Math.floor(at / 3)] ?? 0),
    }
  }
  return similarity(await greyOf(printed), await greyOf(shown))
}

const printed = (lineId: string) => concatChunks(shop.printLine({ lineId }))

describe('the print file of a cart line', () => {
  test.each<[string, Partial<Crop>]>([
    ['exif-orientation-6.jpg', {}],
    ['cmyk-with-profile.jpg', { zoom: 1.4, angle: 3 }],
    ['grayscale.jpg', { quarterTurns: 1 }],
    ['alpha.png', { fit: 'contain' }],
    ['png-16bit.png', { mirrored: true }],
    ['photo.webp', {}],
    ['photo.avif', { centre: { u: 0.3, v: 0.6 }, zoom: 2 }],
    ['photo.heic', {}],
    ['photo.tif', {}],
    ...(isLongRun ? [['huge-6016x4016.jpg', { angle: -12 }] as [string, Partial<Crop>]] : []),
  ])('of %s shows what the cart shows, to the tenth of a millimetre', async (name, crop) => {
    const { lineId, document } = await orderedLine(difficultFile(name), { crop })
    const pdf = await printed(lineId)
    const { MediaBox, BleedBox, TrimBox } = pdfBoxes(pdf)
    const expected = { MediaBox: [0, 0, 606, 406], BleedBox: [0, 0, 606, 406], TrimBox: [3, 3, 603, 403] }
    for (const [box, numbers] of Object.entries({ MediaBox, BleedBox, TrimBox })) {
      for (const [index, value] of (numbers ?? []).entries()) {
        expect(Math.abs(value - (expected[box as 'TrimBox'][index] ?? 0)), box).toBeLessThan(0.1)
      }
    }
    expect(await likeness(pdf, document)).toBeGreaterThanOrEqual(0.98)
  })

  test('has a canvas’s wrapped edge beyond the front', async () => {
    const edge = { mode: 'mirrored', depth: 20, colour: '#ffffff' } as const
    const { lineId, document } = await orderedLine(difficultFile('photo.tif'), { edge, bleed: 45 })
    const pdf = await printed(lineId)
    expect(pdfBoxes(pdf).MediaBox?.[2]).toBeCloseTo(690, 0)
    expect(await likeness(pdf, document)).toBeGreaterThanOrEqual(0.98)
  })

  test('carries a large JPEG at full resolution without decoding it', async () => {
    const { lineId } = await orderedLine(difficultFile('huge-96mp-12032x8032.jpg'), { format: [1500, 1000] })
    const before = process.memoryUsage().rss
    const pdf = await printed(lineId)
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
    expect(pdfImages(pdf)).toMatch(/12032\s+8032\s+icc\s+3\s+8\s+jpeg/)
    const jpeg = await stat(difficultFile('huge-96mp-12032x8032.jpg'))
    const profile = deflateSync(await readFile(new URL('../../profiles/fogra39.icc', import.meta.url)))
    expect(pdf.length).toBeLessThan(jpeg.size + profile.length + 50_000)
  })

  test('keeps the wide colours of a photo that has them', async () => {
    const path = join(dir, 'p3.jpg')
    const flat = sharp({ create: { width: 600, height: 400, channels: 3, background: '#c83214' } })
    await flat.withIccProfile('p3').jpeg().toFile(path)
    const { icc } = await sharp(path).metadata()
    const { lineId } = await orderedLine(path)
    const pdf = Buffer.from(await printed(lineId))
    const profiles = [...pdf.toString('latin1').matchAll(/\/N 3[^>]*>>\s*stream\r?\n/g)].map(
      ({ index, 0: head }) => inflateSync(pdf.subarray(index + head.length)),
    )
    expect(profiles.some(profile => icc?.equals(profile))).toBe(true)
  })

  test('has every pixel of a photo that had to be converted, in sRGB with its profile', async () => {
    const { lineId } = await orderedLine(difficultFile('cmyk-with-profile.jpg'))
    expect(pdfImages(await printed(lineId))).toMatch(/2000\s+1333\s+icc\s+3\s+8\s+image/)
  })

  test('says nothing of the customer: no name, no place, no camera', async () => {
    const { lineId } = await orderedLine(difficultFile('huge-6016x4016.jpg'))
    const pdf = Buffer.from(await printed(lineId))
    for (const word of ['Exif', 'http://ns.adobe.com/xap/1.0/\0', 'Photoshop', 'Anna', 'anna']) {
      expect(pdf.includes(word), word).toBe(false)
    }
  })

  test('is the same bytes whenever it is printed', async () => {
    const { lineId } = await orderedLine(difficultFile('tiny-300px.jpg'))
    const [one, two] = [await printed(lineId), await printed(lineId)]
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true)
  })
})

describe('what cannot be printed', () => {
  test('says why', async () => {
    const { document, photoId } = await orderedLine(difficultFile('tiny-300px.jpg'))
    const unreadable = await addLine({ version: 99 }, [])
    const unlisted = await addLine(document, [])
    const listed = await addLine(document, [photoId])
    await rm(join(dir, 'photos', photoId), { recursive: true })
    const codeOf = (lineId: string) => printed(lineId).catch(error => error.code)
    expect(await codeOf('x')).toBe('not-found')
    expect(await codeOf(crypto.randomUUID())).toBe('not-found')
    expect(await codeOf(unreadable)).toBe('invalid-document')
    expect(await codeOf(unlisted)).toBe('gone')
    expect(await codeOf(listed)).toBe('gone')
    await expect(shop.drawLine({ document, width: 100 })).rejects.toMatchObject({ code: 'gone' })
  })
})
