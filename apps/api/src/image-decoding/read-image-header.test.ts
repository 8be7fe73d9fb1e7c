import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { difficultFile } from '@passepartout/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decodingMemory, readImageHeader } from './read-image-header.ts'
import { restrictImageLoaders } from './restrict-image-loaders.ts'

let folder = ''
beforeAll(async () => {
  restrictImageLoaders()
  folder = await mkdtemp(join(tmpdir(), 'api-header-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function file(name: string, bytes: Uint8Array | string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

const unreadable = { ok: false, problem: { code: 'photo-unreadable' } }

describe('What the decoder takes for something else than its first bytes say is not read:', () => {
  test.each([
    ['photo.webp', 'jpeg'],
    ['photo.avif', 'heic'],
    ['photo.heic', 'avif'],
    ['alpha.png', 'tiff'],
  ] as const)('%s as %s', async (name, format) => {
    expect(await readImageHeader(difficultFile(name), format)).toEqual(unreadable)
  })

  test('an SVG that begins like an AVIF', async () => {
    const svg = '<!--ftypavif  avif --><svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'
    const path = await file('drawing.avif', svg)
    expect(await readImageHeader(path, 'avif')).toEqual(unreadable)
    await expect(sharp(path).metadata()).rejects.toThrow('unsupported image format')
  })
})

test('no thread of the process reads a GIF or an SVG from a file', async () => {
  const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
    .gif()
    .toBuffer()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  for (const path of [await file('image.gif', gif), await file('image.svg', svg)]) {
    await expect(sharp(path).metadata()).rejects.toThrow('unsupported image format')
  }
})

/** Signature and header of a PNG without any image data. */
function pngHeader(width: number, height: number, { bits = 16, kind = 6, interlaced = true }) {
  const chunk = Buffer.alloc(17)
  chunk.write('IHDR', 'latin1')
  chunk.writeUInt32BE(width, 4)
  chunk.writeUInt32BE(height, 8)
  chunk.set([bits, kind, 0, 0, interlaced ? 1 : 0], 12)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(chunk))
  const data = Buffer.from([0, 0, 0, 0, ...Buffer.from('IDAT'), 0x35, 0xaf, 0x06, 0x1e])
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\r', 'latin1'), chunk, sum, data])
}

const PLAIN = pngHeader(12_000, 10_000, { bits: 8, kind: 2, interlaced: false })

describe('What decoding takes is known before it begins:', () => {
  test('an interlaced PNG with deep colours is refused at a size that a plain one may have', async () => {
    const deep = await file('deep.png', pngHeader(12_000, 10_000, {}))
    expect(await readImageHeader(deep, 'png')).toEqual({
      ok: false,
      problem: { code: 'photo-too-heavy', width: 12_000, height: 10_000 },
    })
    const plain = await file('plain.png', Buffer.concat([PLAIN, Buffer.alloc(12_000 * 10_000 * (3 / 1032))]))
    expect(await readImageHeader(plain, 'png')).toMatchObject({ ok: true })
  })

  test('a PNG that is too short for its pixels however well they are packed is not decoded', async () => {
    expect(await readImageHeader(await file('short.png', PLAIN), 'png')).toEqual({
      ok: false,
      problem: { code: 'photo-incomplete' },
    })
  })

  test.each([
    ['of one colour', { channels: 3, background: '#fff' }, {}],
    ['of one colour, interlaced', { channels: 4, background: '#fff' }, { progressive: true }],
    ['of black and white', { channels: 3, background: '#000' }, { palette: true, colours: 2 }],
  ] as const)('a PNG %s, packed as well as can be, is', async (_, picture, options) => {
    const path = await file('packed.png', '')
    await sharp({ create: { width: 6000, height: 4000, ...picture } })
      .png({ compressionLevel: 9, ...options })
      .toFile(path)
    expect(await readImageHeader(path, 'png')).toMatchObject({ ok: true })
  })

  // Measured once with 24 megapixels each, 6000 × 4000, in MiB above the process before.
  const facts = { width: 6000, height: 4000, orientation: 1, space: 'srgb', hasAlpha: false }
  const plain = { ...facts, progressive: false, channels: 3, sampleBytes: 1, chroma: '4:4:4' }
  test.each([
    ['png', { progressive: true }, 91],
    ['png', { progressive: true, channels: 4 }, 118],
    ['png', { progressive: true, channels: 4, sampleBytes: 2 }, 227],
    ['png', { channels: 4, sampleBytes: 2 }, 82],
    ['jpeg', { progressive: true, chroma: '4:2:0' }, 105],
    ['jpeg', { progressive: true }, 174],
    ['jpeg', { progressive: true, channels: 4, chroma: '4:4:4:4' }, 236],
    ['jpeg', {}, 55],
    ['webp', {}, 128],
    ['avif', { chroma: '4:2:0' }, 360],
    ['avif', { channels: 4 }, 434],
    ['tiff', { channels: 4, sampleBytes: 2 }, 89],
    ['tiff', {}, 116],
  ] as const)('%s %o is not taken for less than it was found to take', (format, changed, measured) => {
    expect(decodingMemory(format, { ...plain, ...changed })).toBeGreaterThanOrEqual(measured * 2 ** 20 * 0.97)
  })
})
