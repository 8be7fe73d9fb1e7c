import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'
import { decompressWoff } from './decompress-woff.ts'

const folder = dirname(createRequire(import.meta.url).resolve('@fontsource/figtree/package.json'))

test('unpacks a font to the same letters', () => {
  const packed = readFileSync(join(folder, 'files/figtree-latin-400-normal.woff'))
  const unpacked = decompressWoff(packed)
  const [before, after] = [packed, unpacked].map(bytes => create(bytes) as Font)
  expect(unpacked.subarray(0, 4).toString('hex')).toBe('00010000')
  expect(after?.postscriptName).toBe(before?.postscriptName)
  expect(after?.numGlyphs).toBe(before?.numGlyphs)
  const wordOf = (font: Font | undefined) =>
    font?.layout('Größe 100').glyphs.map(({ id, advanceWidth, path }) => [id, advanceWidth, path.toSVG()])
  expect(wordOf(after)).toEqual(wordOf(before))
})
