import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MESSAGES } from './index.ts'

const ROOT = new URL('../../../../', import.meta.url)
const CSS = ['passepartout', 'kartenliebe']
  .map(channel => readFileSync(new URL(`packages/ui/src/fonts-${channel}.css`, ROOT), 'utf8'))
  .join('')

/** Code points for which a file of a font face is loaded. */
function covered(file: string): (code: number) => boolean {
  const face = CSS.split('@font-face').find(rule => rule.includes(`${file}.woff2`)) ?? ''
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
  )
  expect(ranges.length).toBeGreaterThan(0)
  return code => ranges.some(([first, last]) => code >= first && code <= last)
}

function contentFiles(): string[] {
  const folder = new URL('content/', ROOT)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.json'))
    .map(path => readFileSync(new URL(path, folder), 'utf8'))
}

/** The heart replaces the dot of the "i" in kartenliebe. */
const WORDMARK = 'kartenlıebe'

/** Characters of our languages; names in other scripts in image credits do not count. */
const WRITTEN = [...new Set(JSON.stringify(MESSAGES) + contentFiles().join('') + WORDMARK)].filter(letter =>
  /\p{Script=Latin}|\p{Script=Common}/u.test(letter),
)

describe.each(['bricolage-grotesque-600', 'instrument-sans', 'fraunces-500-soft', 'figtree'])(
  'the face %s',
  face => {
    test('has in its first file every letter that the shop writes in its languages', () => {
      const first = covered(`${face}-latin`)
      expect(WRITTEN).toEqual(expect.arrayContaining([...'Aßéçñœ×']))
      expect(WRITTEN.filter(letter => !first(letter.codePointAt(0) ?? 0))).toEqual([])
    })

    test('has no letter in two of its files', () => {
      const [first, rare] = [covered(`${face}-latin`), covered(`${face}-latin-rare`)]
      const codes = Array.from({ length: 0x250 }, (_, code) => code)
      expect(codes.filter(code => first(code) && rare(code))).toEqual([])
      expect(codes.filter(code => code >= 0xa0 && code <= 0xff && !first(code) && !rare(code))).toEqual([])
    })
  },
)
