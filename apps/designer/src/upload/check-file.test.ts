import { readFile } from 'node:fs/promises'
import { sniffFile } from '@passepartout/domain'
import { difficultFile } from '@passepartout/testing'
import { describe, expect, it } from 'vitest'
import { checkFile } from './check-file.ts'

const limits = { maxBytes: 80_000_000, maxPixels: 120_000_000 }
const odd = async (name: string) => new Uint8Array(await readFile(difficultFile(name)))

describe('A chosen file', () => {
  it.each([
    ['photo.heic', 'heic'],
    ['photo.avif', 'avif'],
    ['photo.webp', 'webp'],
    ['photo.tif', 'tiff'],
    ['alpha.png', 'png'],
    ['grayscale.jpg', 'jpeg'],
    ['text-file.jpg', 'text'],
  ])('%s is recognised by its content as %s', async (name, kind) => {
    expect(sniffFile(await odd(name)).kind).toBe(kind)
  })

  it('knows the upright size of a photo that lies on its side', async () => {
    expect(sniffFile(await odd('exif-orientation-6.jpg'))).toMatchObject({ width: 1620, height: 2160 })
  })

  it.each([
    ['empty.jpg', { code: 'empty' }],
    ['text-file.jpg', { code: 'text-file' }],
    ['bomb-30000x30000.png', { code: 'too-many-pixels', width: 30_000, height: 30_000 }],
  ])('%s is refused before a byte is sent', async (name, problem) => {
    const result = await checkFile(new Blob([await odd(name)]), limits)
    expect(result).toEqual({ ok: false, problem })
  })

  it('is counted in pages where it is a document', async () => {
    const page = '<< /Type /Page /Parent 1 0 R >>'
    const file = new Blob([`%PDF-1.4\n<< /Type /Pages /Count 3 >>\n${page}\n${page}\n${page}`])
    expect(await checkFile(file, limits)).toEqual({ ok: false, problem: { code: 'pdf', pages: 3 } })
  })
})

describe('JPEG XL', () => {
  it.each([
    ['bare', [0xff, 0x0a, 0xfa, 0x1f]],
    ['in its container', [0, 0, 0, 0x0c, 0x4a, 0x58, 0x4c, 0x20, 0x0d, 0x0a, 0x87, 0x0a]],
  ])('is called by its name, %s', async (_what, bytes) => {
    const result = await checkFile(new Blob([new Uint8Array(bytes)]), limits)
    expect(result).toEqual({ ok: false, problem: { code: 'jxl' } })
  })
})

describe('A photo in the colours of print', () => {
  it('is known before it is sent', async () => {
    expect(sniffFile(await odd('cmyk-with-profile.jpg')).isCmyk).toBe(true)
    expect(sniffFile(await odd('exif-orientation-6.jpg')).isCmyk).toBeUndefined()
  })
})
