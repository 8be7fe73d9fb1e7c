import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { difficultFile } from '@passepartout/testing'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { decodeHeic } from './decode-heic.ts'
import { ingestPhoto } from './ingest-photo.ts'
import { makePreviews } from './make-previews.ts'
import { readImageHeader } from './read-image-header.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-previews-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const pixels = async (name: string) => {
  const { data, info } = await sharp(await readFile(join(folder, name)))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    return [...data.subarray(at, at + 3)]
  }
}

const near = (actual: number[], expected: number[], by = 12) => {
  for (const [index, value] of expected.entries()) {
    expect(Math.abs((actual[index] ?? -99) - value), `${actual} instead of ${expected}`).toBeLessThanOrEqual(
      by,
    )
  }
}

describe('previews', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'stand upright whatever the camera noted (orientation %i)',
    async orientation => {
      // Four coloured quarters, which reveal every rotation and flip.
      const quarter = (left: number, top: number, background: string) => ({
        input: { create: { width: 150, height: 100, channels: 3 as const, background } },
        left,
        top,
      })
      const picture = sharp({
        create: { width: 300, height: 200, channels: 3, background: '#000' },
      }).composite([
        quarter(0, 0, '#ff0000'),
        quarter(150, 0, '#00ff00'),
        quarter(0, 100, '#0000ff'),
        quarter(150, 100, '#ffffff'),
      ])
      const path = join(folder, 'in.jpg')
      await picture
        .withMetadata({ orientation })
        .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
        .toFile(path)
      await makePreviews(path, orientation, folder)
      const right = await sharp(path).autoOrient().raw().toBuffer({ resolveWithObject: true })
      const shown = await sharp(join(folder, 'preview-640.webp')).metadata()
      expect([shown.width, shown.height]).toEqual([right.info.width, right.info.height])
      const at = await pixels('preview-640.webp')
      for (const [x, y] of [
        [0.2, 0.2],
        [0.8, 0.2],
        [0.2, 0.8],
        [0.8, 0.8],
      ] as const) {
        const offset =
          (Math.floor(y * right.info.height) * right.info.width + Math.floor(x * right.info.width)) * 3
        near(at(x, y), [...right.data.subarray(offset, offset + 3)])
      }
    },
  )

  test('show wide-gamut colours as a screen without that gamut should', async () => {
    const path = join(folder, 'p3.jpg')
    const flat = sharp({
      create: { width: 400, height: 400, channels: 3, background: { r: 200, g: 100, b: 50 } },
    })
    await flat.withIccProfile('p3').jpeg({ quality: 100 }).toFile(path)
    await makePreviews(path, 1, folder)
    near((await pixels('preview-160.webp'))(0.5, 0.5), [200, 100, 50], 4)
  })

  test('put what is transparent on white and keep grey grey', async () => {
    await makePreviews(difficultFile('alpha.png'), 1, folder)
    near((await pixels('preview-640.webp'))(0.01, 0.01), [255, 255, 255], 3)
    await makePreviews(difficultFile('grayscale.jpg'), 1, folder)
    const [red = 0, green = 0, blue = 0] = (await pixels('preview-640.webp'))(0.5, 0.5)
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThanOrEqual(2)
  })

  test('carry no place, camera or words of the original', async () => {
    const path = join(folder, 'gps.jpg')
    const flat = sharp({ create: { width: 300, height: 300, channels: 3, background: '#88aa44' } })
    await flat
      .withExif({
        IFD0: { Artist: 'Anna Muster' },
        IFD3: { GPSLatitude: '47/1 22/1 0/1', GPSLatitudeRef: 'N' },
      })
      .jpeg()
      .toFile(path)
    expect((await readFile(path)).includes('Anna Muster')).toBe(true)
    await makePreviews(path, 1, folder)
    const bytes = await readFile(join(folder, 'preview-640.webp'))
    expect(bytes.includes('Anna Muster')).toBe(false)
    expect(bytes.includes('EXIF')).toBe(false)
    expect(bytes.includes('ICCP')).toBe(false)
  })
})

describe('a HEIC picture', () => {
  test('becomes a JPEG of the same pixels that shows the same picture as its siblings', async () => {
    const master = join(folder, 'master.jpg')
    expect(await decodeHeic(difficultFile('photo.heic'), master)).toEqual({ width: 1600, height: 1600 })
    const small = (path: string) => sharp(path).resize(16, 16).removeAlpha().raw().toBuffer()
    const [ours, sibling] = await Promise.all([small(master), small(difficultFile('photo.webp'))])
    const apart =
      ours.reduce((sum, value, index) => sum + Math.abs(value - (sibling[index] ?? 0)), 0) / ours.length
    expect(apart).toBeLessThan(4)
  })

  test('keeps its colour profile', async () => {
    const { icc } = await sharp(
      await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
        .withIccProfile('p3')
        .png()
        .toBuffer(),
    ).metadata()
    const { tagJpeg } = await import('./tag-jpeg.ts')
    const long = Buffer.concat([icc ?? Buffer.alloc(0), Buffer.alloc(150_000)])
    long.writeUInt32BE(long.length, 0)
    const jpeg = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } })
      .jpeg()
      .toBuffer()
    await tagJpeg(jpeg, long, join(folder, 'tagged.jpg'))
    expect((await sharp(join(folder, 'tagged.jpg')).metadata()).icc?.equals(long)).toBe(true)
  })
})

test('a picture that turns out damaged while decoding is incomplete, not an error', async () => {
  const path = join(folder, 'half.jpg')
  const whole = await readFile(difficultFile('grayscale.jpg'))
  await writeFile(path, whole.subarray(0, whole.length * 0.9))
  const read = await readImageHeader(path, 'jpeg')
  if (!read.ok) throw new Error('Its header is whole')
  expect(await ingestPhoto({ path, format: 'jpeg', header: read.header, folder })).toEqual({
    ok: false,
    problem: { code: 'photo-incomplete' },
  })
})
