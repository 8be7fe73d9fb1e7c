import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type TiffOptions } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readImageHeader } from './read-image-header.ts'
import { hasAllTiffStrips } from './tiff-strips.ts'

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tiff-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

async function fileOf(bytes: Buffer): Promise<string> {
  const path = join(dir, `${crypto.randomUUID()}.tif`)
  await writeFile(path, bytes)
  return path
}

const tiff = (options: TiffOptions) =>
  sharp({ create: { width: 300, height: 700, channels: 3, background: '#c81e1e' } })
    .tiff(options)
    .toBuffer()

describe.each<[string, TiffOptions]>([
  ['in strips', { compression: 'none' }],
  ['in compressed strips', { compression: 'lzw' }],
  ['in tiles', { compression: 'none', tile: true, tileWidth: 64, tileHeight: 64 }],
  ['with offsets of 64 bits', { compression: 'none', bigtiff: true }],
])('a TIFF %s', (_, options) => {
  test('has all of its image data', async () => {
    expect(await hasAllTiffStrips(await fileOf(await tiff(options)))).toBe(true)
  })

  test('and lacks some when its last part is said to be longer than the file', async () => {
    const bytes = await tiff(options)
    lengthenLastPart(bytes)
    expect(await hasAllTiffStrips(await fileOf(bytes))).toBe(false)
  })
})

/** Writes 65,535 bytes as the length of the last strip or tile, in the little-endian files that sharp makes. */
function lengthenLastPart(bytes: Buffer): void {
  const isBig = bytes.readUInt16LE(2) === 43
  const [head, entry, value] = isBig ? [8, 20, 12] : [2, 12, 8]
  const directory = bytes.readUInt32LE(isBig ? 8 : 4)
  for (let at = directory + head; at < bytes.length; at += entry) {
    if (![279, 325].includes(bytes.readUInt16LE(at))) continue
    const size = bytes.readUInt16LE(at + 2) === 3 ? 2 : 4
    const last = bytes.readUInt32LE(at + value) + (bytes.readUInt32LE(at + 4) - 1) * size
    bytes.writeUInt16LE(65_535, last)
    return
  }
}

/** A TIFF of 12,000 x 10,000 pixels in big-endian order whose one strip is missing. */
function emptyTiff(): Buffer {
  const fields: [number, number][] = [
    [256, 12_000],
    [257, 10_000],
    [258, 8],
    [259, 1],
    [262, 2],
    [273, 8],
    [277, 3],
    [278, 10_000],
    [279, 360_000_000],
  ]
  const bytes = Buffer.alloc(8 + 2 + fields.length * 12 + 4)
  bytes.write('MM\0*', 'latin1')
  bytes.writeUInt32BE(8, 4)
  bytes.writeUInt16BE(fields.length, 8)
  for (const [index, [tag, value]] of fields.entries()) {
    const at = 10 + index * 12
    bytes.writeUInt16BE(tag, at)
    bytes.writeUInt16BE(4, at + 2)
    bytes.writeUInt32BE(1, at + 4)
    bytes.writeUInt32BE(value, at + 8)
  }
  return bytes
}

test('a TIFF without its strip is refused by its header, before memory is reserved for its pixels', async () => {
  expect(await readImageHeader(await fileOf(emptyTiff()), 'tiff')).toEqual({
    ok: false,
    problem: { code: 'photo-incomplete' },
  })
})

test('what is cut off within its directory is for the decoder to judge', async () => {
  const bytes = emptyTiff()
  for (const length of [0, 4, 9, 30, 100])
    expect(await hasAllTiffStrips(await fileOf(bytes.subarray(0, length)))).toBe(true)
})
