import { readFile } from 'node:fs/promises'
import { type FileKind, sniffFile } from '@passepartout/domain'
import { difficultFile } from '@passepartout/testing'
import * as fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createImageEndDetector } from './image-end.ts'

const junk = Buffer.alloc(5000, 0xd9)

/** The end of a file found with blocks of `blockBytes`; its length when none is found. */
function endOf(bytes: Buffer, blockBytes = 65_536): number {
  const find = createImageEndDetector(sniffFile(bytes).kind)
  for (let at = 0; at < bytes.length; at += blockBytes) {
    const end = find(bytes.subarray(at, at + blockBytes))
    if (end !== undefined) return end
  }
  return bytes.length
}

const PICTURES = [
  'alpha.png',
  'cmyk-with-profile.jpg',
  'exif-orientation-6.jpg',
  'grayscale.jpg',
  'huge-6016x4016.jpg',
  'photo.avif',
  'photo.heic',
  'photo.tif',
  'photo.webp',
  'png-16bit.png',
]

describe('A picture', () => {
  test.each(PICTURES)('%s ends with its file', async name => {
    const bytes = await readFile(difficultFile(name))
    expect(endOf(bytes)).toBe(bytes.length)
  })

  test.each(PICTURES.filter(name => name !== 'photo.tif'))(
    '%s ends before what is appended to it',
    async name => {
      const bytes = await readFile(difficultFile(name))
      expect(endOf(Buffer.concat([bytes, junk]))).toBe(bytes.length)
    },
  )

  test('that is progressive, with restarts and a preview inside, ends where it ends', async () => {
    const flat = sharp({ create: { width: 300, height: 200, channels: 3, background: '#7a4' } })
    const preview = await flat.clone().jpeg().toBuffer()
    const whole = await flat.clone().jpeg({ progressive: true }).toBuffer()
    const segment = Buffer.alloc(4)
    segment.writeUInt16BE(0xffe1, 0)
    segment.writeUInt16BE(preview.length + 2, 2)
    const bytes = Buffer.concat([
      whole.subarray(0, 2),
      segment,
      preview,
      Buffer.from([0xff]),
      whole.subarray(2),
    ])
    expect(endOf(Buffer.concat([bytes, junk]))).toBe(bytes.length)
  })

  test('ends at the same byte however it arrives', async () => {
    const jpeg = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#123' } })
      .jpeg()
      .toBuffer()
    const png = await sharp(jpeg).png().toBuffer()
    const webp = await sharp(jpeg).webp().toBuffer()
    fc.assert(
      fc.property(fc.constantFrom(jpeg, png, webp), fc.integer({ min: 1, max: 900 }), (bytes, blockBytes) => {
        const find = createImageEndDetector(sniffFile(bytes).kind)
        const sent = Buffer.concat([bytes, junk])
        let end: number | undefined
        for (let at = 0; end === undefined && at < sent.length; at += blockBytes)
          end = find(sent.subarray(at, at + blockBytes))
        expect(end).toBe(bytes.length)
      }),
    )
  })

  test.each<FileKind>(['jpeg', 'png', 'webp', 'heic', 'avif'])(
    'that is rubbish called %s ends somewhere or nowhere',
    kind => {
      fc.assert(
        fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 8 }), blocks => {
          const find = createImageEndDetector(kind)
          const ends = blocks.map(block => find(Buffer.from(block)) ?? 0)
          expect(ends.every(end => end >= 0)).toBe(true)
        }),
      )
    },
  )
})
