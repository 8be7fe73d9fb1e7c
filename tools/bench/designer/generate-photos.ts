import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../../bootstrap/root.mjs'

const PHOTO = join(root, 'packages/testing/fixtures/odd/huge-6016x4016.jpg')
/** 12 megapixels as from a phone, and smaller ones with previews of the same size. */
export const SIZES = { large: [4032, 3024], small: [2048, 1536] } as const

/**
 * Photos that differ in a comment only: as expensive to decode as real ones, yet distinct to the shop. Returns their
 * paths.
 */
export async function generatePhotos(count: number, size: keyof typeof SIZES): Promise<string[]> {
  const [width, height] = SIZES[size]
  const photo = await sharp(PHOTO).resize(width, height, { fit: 'cover' }).jpeg({ quality: 85 }).toBuffer()
  const folder = mkdtempSync(join(tmpdir(), 'bench-photos-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return Array.from({ length: count }, (_, index) => {
    const words = Buffer.from(`photo ${index}`)
    const head = Buffer.from([0xff, 0xfe, 0, words.length + 2])
    const path = join(folder, `photo-${String(index + 1).padStart(3, '0')}.jpg`)
    writeFileSync(path, Buffer.concat([photo.subarray(0, 2), head, words, photo.subarray(2)]))
    return path
  })
}
