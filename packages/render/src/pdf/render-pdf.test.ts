import type { Crop, Edge } from '@passepartout/document'
import { createFrameDocument, edgeColours, updateEdgeColours, withPhoto } from '@passepartout/document'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { sceneToSvg } from '../scene-to-svg.ts'
import { frameWithPhoto, PHOTO } from '../testing/frame-with-photo.ts'
import {
  pdfBoxes,
  pdfImages,
  pdfInfo,
  pdfMetadata,
  rasterisePdf,
  rasteriseSvg,
} from '../testing/rasterise.ts'
import { sampleColour, similarity } from '../testing/similarity.ts'
import { imageHref, jpegImage, rawImage, srgbProfile } from '../testing/test-image.ts'
import { toScene } from '../to-scene.ts'
import type { ImageOrientation, PrintImage } from './embed-image.ts'
import { renderPdf } from './render-pdf.ts'

const createdAt = new Date('2026-11-21T08:00:00Z')
let icc: Uint8Array
let jpeg: PrintImage
let href: string

beforeAll(async () => {
  icc = await srgbProfile()
  jpeg = await jpegImage(PHOTO.width, PHOTO.height)
  href = await imageHref(PHOTO.width, PHOTO.height)
})

const print = (document: ReturnType<typeof frameWithPhoto>, image: PrintImage = jpeg) =>
  renderPdf(toScene(document, 0), { icc, createdAt, loadImage: () => image })

/** Resolution: two pixels per millimetre of the whole sheet. */
const PX = 2

async function screenAndPrint(document: ReturnType<typeof frameWithPhoto>, image: PrintImage = jpeg) {
  const scene = toScene(document, 0)
  const { trim, bleed } = scene
  const size = {
    width: (trim.width + bleed.left + bleed.right) * PX,
    height: (trim.height + bleed.top + bleed.bottom) * PX,
  }
  const svg = await rasteriseSvg(
    large => sceneToSvg(scene, { hrefFor: () => href, area: 'bleed', size: large }),
    size,
  )
  return { svg, pdf: await rasterisePdf(await print(document, image), size) }
}

describe('the boxes of a print file', () => {
  it.each([
    [600, 400, 3],
    [1050, 700, 40],
    [297.5, 210.3, 2.5],
    [2000, 1500, 0],
  ])('are exact for %s x %s mm with %s mm bleed', async (widthMm, heightMm, bleed) => {
    const document = createFrameDocument({ widthMm, heightMm, bleed, safe: 5, title: '' })
    const boxes = pdfBoxes(await print(document))
    const sheet = [0, 0, widthMm + 2 * bleed, heightMm + 2 * bleed]
    const trim = [bleed, bleed, bleed + widthMm, bleed + heightMm]
    for (const [name, expected] of Object.entries({ MediaBox: sheet, BleedBox: sheet, TrimBox: trim })) {
      expect(boxes[name], name).toHaveLength(4)
      for (const [index, mm] of expected.entries()) {
        expect(Math.abs((boxes[name]?.[index] ?? Number.NaN) - mm), `${name} ${index}`).toBeLessThan(0.01)
      }
    }
  })

  it('follow a bleed that differs from side to side', async () => {
    const bleed = { top: 2, right: 4, bottom: 6, left: 8 }
    const document = createFrameDocument({ widthMm: 100, heightMm: 50, bleed, safe: 5, title: '' })
    const trim = pdfBoxes(await print(document)).TrimBox
    expect(trim?.map(mm => Math.round(mm * 100) / 100)).toEqual([8, 6, 108, 56])
  })
})

describe('screen and print', () => {
  const canvas = (mode: Edge['mode']): Edge => ({ mode, depth: 8, colour: '#1e5b4a' })
  it.each<[string, Partial<Crop>, Edge | null]>([
    ['a photo that fills', {}, null],
    ['a zoomed, tilted photo', { zoom: 1.6, angle: 12, centre: { u: 0.4, v: 0.6 } }, null],
    ['a turned, mirrored photo', { quarterTurns: 1, mirrored: true, angle: -5 }, null],
    ['a photo on its head', { quarterTurns: 2 }, null],
    ['a whole photo with a paper margin', { fit: 'contain', angle: 20 }, null],
    ['a folded canvas edge', { zoom: 1.2 }, canvas('folded')],
    ['a mirrored canvas edge', { angle: 7 }, canvas('mirrored')],
    ['a coloured canvas edge', { mirrored: true }, canvas('coloured')],
  ])('show the same picture: %s', async (_what, crop, edge) => {
    const { svg, pdf } = await screenAndPrint(frameWithPhoto(crop, edge ? { edge } : {}))
    expect(similarity(svg, pdf)).toBeGreaterThan(0.98)
  })

  it('would not pass for another picture', async () => {
    const { svg } = await screenAndPrint(frameWithPhoto({ angle: 3 }))
    const { pdf } = await screenAndPrint(frameWithPhoto({ angle: 5 }))
    expect(similarity(svg, pdf)).toBeLessThan(0.95)
  })

  it.each<[ImageOrientation, (image: Sharp) => Sharp]>([
    [2, image => image.flop()],
    [3, image => image.rotate(180)],
    [4, image => image.flip()],
    [5, image => image.flop().rotate(270)],
    [6, image => image.rotate(270)],
    [7, image => image.flop().rotate(90)],
    [8, image => image.rotate(90)],
  ])('agree on a file with EXIF orientation %i', async (orientation, store) => {
    const { width, height } = PHOTO
    const upright = sharp(rawImage(width, height).bytes, { raw: { width, height, channels: 3 } })
    const { data, info } = await store(upright).raw().toBuffer({ resolveWithObject: true })
    const stored: PrintImage = {
      encoding: 'rgb',
      bytes: data,
      width: info.width,
      height: info.height,
      orientation,
    }
    const { svg, pdf } = await screenAndPrint(frameWithPhoto({ zoom: 1.1 }), stored)
    expect(similarity(svg, pdf)).toBeGreaterThan(0.98)
  })

  it('agree on raw and already deflated pixels', async () => {
    const raw = rawImage(PHOTO.width, PHOTO.height)
    const { deflateSync } = await import('node:zlib')
    const deflated: PrintImage = { ...raw, encoding: 'deflated-rgb', bytes: deflateSync(raw.bytes) }
    for (const image of [raw, deflated]) {
      const { svg, pdf } = await screenAndPrint(frameWithPhoto(), image)
      expect(similarity(svg, pdf)).toBeGreaterThan(0.98)
    }
  })
})

describe('canvas edges in print', () => {
  it('are the colour that was taken from the photo, on all four sides', async () => {
    const edge: Edge = { mode: 'coloured', depth: 8, colour: '#ffffff' }
    const empty = createFrameDocument({ widthMm: 120, heightMm: 80, bleed: 10, safe: 5, edge, title: '' })
    const { width, height, bytes } = rawImage(90, 60)
    const data = Array.from({ length: width * height }, (_, at) => [...bytes.slice(3 * at, 3 * at + 3), 255])
    const colours = (document: typeof empty) => (page: (typeof empty.pages)[number]) =>
      edgeColours(document, page, () => ({ width, height, data: data.flat() }))?.outer
    const { document } = updateEdgeColours(empty, withPhoto(empty, 'photo-1', PHOTO), (of, page) =>
      colours(of)(page),
    )
    const colour = document.pages[0]?.edge?.colour ?? ''
    expect(colour).not.toBe('#ffffff')
    const { pdf } = await screenAndPrint(document)
    const printed = [
      [0.01, 0.5],
      [0.99, 0.5],
      [0.5, 0.01],
      [0.5, 0.99],
    ].map(([x = 0, y = 0]) => sampleColour(pdf, x, y))
    const wanted = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
    expect(printed).toEqual([wanted, wanted, wanted, wanted])
  })

  it('are flat colour where they are coloured', async () => {
    const edge: Edge = { mode: 'coloured', depth: 8, colour: '#1e5b4a' }
    const { pdf } = await screenAndPrint(frameWithPhoto({}, { edge }))
    expect(sampleColour(pdf, 0.01, 0.5)).toEqual([0x1e, 0x5b, 0x4a])
  })

  it('repeat the front outwards where they are mirrored', async () => {
    const edge: Edge = { mode: 'mirrored', depth: 8, colour: '#ffffff' }
    const { pdf } = await screenAndPrint(frameWithPhoto({}, { edge }))
    // 5 mm outside and 5 mm inside the left trim edge of a sheet of 140 mm.
    const [outside, inside] = [sampleColour(pdf, 5 / 140, 0.42), sampleColour(pdf, 15 / 140, 0.42)]
    for (const [index, value] of outside.entries())
      expect(Math.abs(value - (inside[index] ?? 0))).toBeLessThan(12)
  })

  it('leave no light line between front and edge', async () => {
    const edge: Edge = { mode: 'mirrored', depth: 8, colour: '#ffffff' }
    const dark: PrintImage = {
      encoding: 'rgb',
      bytes: new Uint8Array(900 * 600 * 3).fill(20),
      width: 900,
      height: 600,
    }
    const pdf = await rasterisePdf(await print(frameWithPhoto({}, { edge }), dark), {
      width: 317,
      height: 227,
    })
    expect(pdf.pixels.reduce((a, b) => Math.max(a, b))).toBeLessThan(40)
  })
})

describe('what a print file carries', () => {
  it('is the photo at full resolution, in its colour space, byte for byte', async () => {
    const pdf = await print(frameWithPhoto())
    expect(pdfImages(pdf)).toMatch(/image\s+900\s+600\s+icc\s+3\s+8\s+jpeg/)
    expect(Buffer.from(pdf).includes(Buffer.from(jpeg.bytes))).toBe(true)
  })

  it('is title, date and the trapped key, and nothing about the customer', async () => {
    const document = frameWithPhoto(
      {},
      { title: 'Drei Wochen <Berge> & Meer', photo: { ...PHOTO, alt: 'Oma' } },
    )
    const pdf = await print(document)
    const info = pdfInfo(pdf)
    expect(info).toContain('Drei Wochen <Berge> & Meer')
    expect(info).toContain('2026-11-21T08:00:00Z')
    expect(info).not.toMatch(/Author|Creator:/)
    expect(pdfMetadata(pdf)).toContain('<pdf:Trapped>False</pdf:Trapped>')
    const text = Buffer.from(pdf).toString('latin1')
    expect(text).toContain('/Trapped /False')
    expect(text).not.toMatch(/Oma|photo\.jpg/)
  })

  it('is the same for the same input, and another for another', async () => {
    const [one, two] = [await print(frameWithPhoto()), await print(frameWithPhoto())]
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true)
    expect(Buffer.from(one).equals(Buffer.from(await print(frameWithPhoto({ angle: 1 }))))).toBe(false)
  })

  it('holds a photo and a profile once, however often they are drawn', async () => {
    const edge: Edge = { mode: 'mirrored', depth: 8, colour: '#ffffff' }
    const text = Buffer.from(await print(frameWithPhoto({}, { edge }))).toString('latin1')
    expect(text.match(/\/Subtype \/Image/g)).toHaveLength(1)
    expect(text.match(/\/Alternate \/DeviceRGB/g)).toHaveLength(1)
    expect(text.match(/\/Photo1 Do/g)).toHaveLength(9)
  })

  it('has a page for every scene', async () => {
    const scenes = [toScene(frameWithPhoto(), 0), toScene(frameWithPhoto({ angle: 3 }), 0)]
    const pdf = await renderPdf(scenes, { icc, createdAt, loadImage: () => jpeg })
    expect(pdfInfo(pdf)).toMatch(/Pages:\s+2/)
  })
})

describe('a photo that cannot be printed', () => {
  const printing = (image: PrintImage) => print(frameWithPhoto(), image)

  it('is refused when it is no JPEG, has other colours or other measures', async () => {
    const size = { width: 900, height: 600 }
    const blank = sharp({ create: { ...size, channels: 3, background: '#888888' } })
    const fourColours = await blank.toColourspace('cmyk').jpeg().toBuffer()
    await expect(printing({ encoding: 'jpeg', bytes: new Uint8Array(9), ...size })).rejects.toThrow(
      'Not a JPEG',
    )
    await expect(printing({ encoding: 'jpeg', bytes: fourColours, ...size })).rejects.toThrow(
      'three are needed',
    )
    await expect(printing({ ...jpeg, width: 901 })).rejects.toThrow('announced as 901')
    await expect(printing({ encoding: 'rgb', bytes: new Uint8Array(5), ...size })).rejects.toThrow('5 bytes')
  })

  it('is refused when it is another picture than the document speaks of', async () => {
    await expect(printing(rawImage(600, 900))).rejects.toMatchObject({ reason: 'image-mismatch' })
  })

  it('is refused with a profile that is not for RGB', async () => {
    const notRgb = icc.slice()
    notRgb.set([0x43, 0x4d, 0x59, 0x4b], 16)
    await expect(printing({ ...jpeg, icc: notRgb })).rejects.toMatchObject({ reason: 'profile-unusable' })
  })
})
