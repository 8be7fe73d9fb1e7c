import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { IMAGE_FORMATS } from '@passepartout/domain'
import { expect, test } from 'vitest'
import { listFiles } from './sources.ts'

const root = join(import.meta.dirname, '../..')
const written: Readonly<Record<(typeof IMAGE_FORMATS)[number], string>> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  heic: 'HEIC',
  avif: 'AVIF',
  tiff: 'TIFF',
}
const all = IMAGE_FORMATS.map(format => written[format])
/** Formats that browsers display natively, before an upload: all printable ones but TIFF. */
const SHOWN_IN_BROWSERS = all.filter(name => name !== 'TIFF')

const lists = listFiles(root, [
  'content',
  'apps/api/src/messages',
  'apps/designer/src/messages',
  'apps/storefront/app/messages',
])
  .filter(file => /\.(?:json|ts)$/.test(file) && !file.includes('.test.') && !file.includes('assets/'))
  .flatMap(file =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter(line => /\bHEIC\b/.test(line) && /\bJPE?G\b/.test(line))
      .map(line => ({ file, line: line.trim() })),
  )

test('every text that lists file types lists those that are printed, by the same names', () => {
  expect(lists.length).toBeGreaterThan(30)
  const wrong = lists.filter(({ file, line }) => {
    const wanted = basename(file).startsWith('own-photo.') ? SHOWN_IN_BROWSERS : all
    const named = [...line.matchAll(/\b(?:JPE?G|PNG|WebP|HEI[CF]|AVIF|TIFF|GIF|BMP|SVG|RAW|PDF)\b/g)].map(
      ([name]) => name,
    )
    return named.join() !== wanted.join()
  })
  expect(wrong).toEqual([])
})
