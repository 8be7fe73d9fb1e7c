import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leadsBackToItself } from './exif-entries.ts'
import { createImageDecoder } from './image-decoder.ts'
import { readImageHeader } from './read-image-header.ts'

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'exif-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

const plain = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#c81e1e' } }).withExif({
    IFD0: { Copyright: 'Ada' },
    IFD3: { GPSLatitudeRef: 'N' },
  })

async function fileOf(bytes: Buffer): Promise<string> {
  const path = join(dir, `${crypto.randomUUID()}.jpg`)
  await writeFile(path, bytes)
  return path
}

/** A photo whose only directory has `entries` entries, each of which refers back to it. */
function circling(jpeg: Buffer, entries: number): Buffer {
  const tiff = Buffer.alloc(8 + 2 + entries * 12 + 4)
  tiff.write('II*\0', 0, 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(entries, 8)
  for (let at = 0; at < entries; at++) {
    const place = 10 + at * 12
    tiff.writeUInt16LE(0x8769, place)
    tiff.writeUInt16LE(4, place + 2)
    tiff.writeUInt32LE(1, place + 4)
    tiff.writeUInt32LE(8, place + 8)
  }
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 255])
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}

test('a photo whose Exif leads back to itself is refused before the decoder follows it', async () => {
  const path = await fileOf(circling(await plain().jpeg().toBuffer(), 5000))
  const decoder = createImageDecoder()
  // A closed decoder starts no process, and needs none for this.
  await decoder.close()
  expect(await decoder.readHeader({ path, format: 'jpeg' }, { keys: ['a visitor'] })).toEqual({
    ok: false,
    problem: { code: 'photo-unreadable' },
  })
})

test('so is one with fewer entries, and one that a careless program wrote is taken', async () => {
  const jpeg = await plain().jpeg().toBuffer()
  expect(await leadsBackToItself(await fileOf(circling(jpeg, 200)))).toBe(true)
  expect(await leadsBackToItself(await fileOf(circling(jpeg, 2)))).toBe(false)
})

test('a photo of a camera, with its place and its directories, is none of these', async () => {
  const path = await fileOf(await plain().jpeg().toBuffer())
  expect(await leadsBackToItself(path)).toBe(false)
  expect(await readImageHeader(path, 'jpeg')).toMatchObject({ ok: true })
})

test('what is cut off within its Exif is for the decoder to judge', async () => {
  const bytes = circling(await plain().jpeg().toBuffer(), 1)
  for (let length = 0; length < 60; length += 7)
    expect(await leadsBackToItself(await fileOf(bytes.subarray(0, length)))).toBe(false)
})
