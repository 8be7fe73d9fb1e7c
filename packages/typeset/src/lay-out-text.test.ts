import { describe, expect, it } from 'vitest'
import { layOutText, type TextStyle } from './lay-out-text.ts'
import { squareShaper } from './testing/square-shaper.ts'

/** 72 points are 25.4 mm: an em of 25.4 mm, characters of 12.7 mm. */
const STYLE: TextStyle = {
  face: 'Cormorant',
  weight: 400,
  italic: false,
  sizePt: 72,
  minSizePt: 36,
  trackingEm: 0,
  leading: 1.2,
  align: 'centre',
  valign: 'middle',
  wrap: false,
}
const set = (text: string, box: { width: number; height: number }, changes: Partial<TextStyle> = {}) =>
  layOutText(text, box, { ...STYLE, ...changes }, squareShaper)

describe('setting text into a box', () => {
  it('keeps its size where it fits', () => {
    const { sizeMm, fits } = set('abc', { width: 50, height: 40 })
    expect(sizeMm).toBeCloseTo(25.4)
    expect(fits).toBe(true)
  })

  it('centres a line in its box', () => {
    const [line] = set('ab', { width: 50.8, height: 40 }).lines
    expect(line?.x).toBeCloseTo(12.7)
  })

  it('puts the baseline 0.78 em below the top of the line, between half the leading', () => {
    const [line] = set('ab', { width: 60, height: 30.48 }, { valign: 'top' }).lines
    expect(line?.y).toBeCloseTo((0.1 + 0.78) * 25.4)
  })

  it('shrinks a long line until it fits', () => {
    const { sizeMm, fits } = set('abcdef', { width: 50.8, height: 40 })
    expect(fits).toBe(true)
    expect(sizeMm).toBeLessThan(17)
    expect(sizeMm).toBeGreaterThan(16)
  })

  it('says so when a text is too long even at its smallest', () => {
    expect(set('abcdefghijkl', { width: 50.8, height: 40 }).fits).toBe(false)
  })

  it('breaks between words where it may', () => {
    const { lines } = set('ab cd', { width: 40, height: 80 }, { wrap: true })
    expect(lines).toHaveLength(2)
  })

  it('breaks only at line breaks otherwise', () => {
    const { lines } = set('ab cd\nef', { width: 70, height: 80 })
    expect(lines).toHaveLength(2)
  })

  it('does not count tracking after the last letter', () => {
    const [line] = set('ab', { width: 60, height: 40 }, { trackingEm: 0.5, align: 'right' }).lines
    expect(line?.x).toBeCloseTo(60 - 1.5 * 25.4)
  })

  it('reports letters that the typeface lacks', () => {
    expect(set('a☃', { width: 60, height: 40 }).missing).toEqual(['☃'])
  })

  it('keeps the lines as they were set before, whatever would fit now', () => {
    const before = set('ab cd ef', { width: 40, height: 80 }, { wrap: true })
    expect(before.setting.breaks).toEqual([3, 6])
    const again = layOutText(
      'ab cd ef',
      { width: 400, height: 80 },
      { ...STYLE, wrap: true },
      squareShaper,
      before.setting,
    )
    expect(again.lines).toHaveLength(3)
  })

  it('goes on in the same line where a run of another weight begins', () => {
    const runs = [{ text: 'ab' }, { text: 'c d', weight: 700 }]
    const { lines } = layOutText(runs, { width: 400, height: 80 }, STYLE, squareShaper)
    expect(lines[0]?.pieces.map(({ run, x }) => [run, x])).toEqual([
      [0, 0],
      [1, 1],
    ])
  })

  it('breaks a line within a run', () => {
    const runs = [{ text: 'ab c' }, { text: 'd ef' }]
    const { lines } = layOutText(runs, { width: 30, height: 120 }, { ...STYLE, wrap: true }, squareShaper)
    expect(lines.map(({ pieces }) => pieces.map(({ run }) => run))).toEqual([[0], [0, 1], [1]])
  })
})

describe('words that are too long for a line', () => {
  /** Characters of 12.7 mm; words may break after every second one. */
  const everySecond = { ...squareShaper, wordParts: () => (word: string) => evens(word.length) }
  const evens = (length: number) =>
    Array.from({ length: length - 1 }, (_, at) => at + 1).filter(at => at % 2 === 0)
  const parted = (text: string, letters: number, changes: Partial<TextStyle> = {}) => {
    const box = { width: (letters + 0.1) * 12.7, height: 400 }
    const style = { ...STYLE, minSizePt: 72, wrap: true, hyphenated: 'de-DE', ...changes }
    const { lines, fits, setting } = layOutText(text, box, style, everySecond)
    return { words: lines.map(({ range }) => wordsOn(text, range)), fits, setting, box, style }
  }
  const wordsOn = (
    text: string,
    { from, until, isParted }: { from: number; until: number; isParted?: true },
  ) => text.slice(from, until) + (isParted ? '-' : '')

  it('are parted where the rules say, as late as fits with a hyphen', () => {
    expect(parted('abcdefgh', 6)).toMatchObject({ words: ['abcd-', 'efgh'], fits: true })
  })

  it('are parted as often as they need to be', () => {
    expect(parted('abcdefgh', 3).words).toEqual(['ab-', 'cd-', 'ef-', 'gh'])
  })

  it('stay whole where nobody asked for parts', () => {
    expect(parted('abcdefgh', 6, { hyphenated: undefined })).toMatchObject({
      words: ['abcdefgh'],
      fits: false,
    })
  })

  it('go to the next line whole behind words that fill theirs by three quarters', () => {
    expect(parted('abcdef ghij', 8).words).toEqual(['abcdef', 'ghij'])
    expect(parted('abc ghijklmn', 8).words).toEqual(['abc gh-', 'ijklmn'])
  })

  it('go there whole behind two lines that end in a hyphen, if they are not too long for one', () => {
    expect(parted('abcdefghijkl mnopqrstuv wxyzab', 10).words).toEqual([
      ...['abcdefgh-', 'ijkl mnop-', 'qrstuv', 'wxyzab'],
    ])
    expect(parted('abcdefghijkl mnopqrstuv wxyzabcdefgh', 10).words.slice(2)).toEqual([
      ...['qrstuv', 'wxyzabcd-', 'efgh'],
    ])
  })

  it('take a hyphen that they have', () => {
    expect(parted('abc-defg', 6).words).toEqual(['abc-', 'defg'])
  })

  it('are parted at soft hyphens, with rules and without, and nowhere else', () => {
    for (const hyphenated of ['de-DE', undefined])
      expect(parted('abcde\u00adfgh', 6, { hyphenated }).words).toEqual(['abcde-', 'fgh'])
  })

  it('keep their lines as they were set, where the rules are not at hand', () => {
    const { setting, box, style } = parted('abcdefgh ij', 6)
    const again = layOutText('abcdefgh ij', box, style, squareShaper, setting)
    expect(again.lines.map(({ range }) => wordsOn('abcdefgh ij', range))).toEqual(['abcd-', 'efgh', 'ij'])
    expect(again.lines[0]?.pieces[0]?.shaped.glyphs).toHaveLength(5)
  })

  it('are measured a line at a time where they have no end', () => {
    let measured = 0
    const counting = {
      ...everySecond,
      shape: (...asked: Parameters<typeof squareShaper.shape>) => {
        measured += asked[0].length
        return squareShaper.shape(...asked)
      },
    }
    const style = { ...STYLE, minSizePt: 72, wrap: true, hyphenated: 'de-DE' }
    const { lines } = layOutText('a'.repeat(4000), { width: 50.1 * 12.7, height: 400 }, style, counting)
    expect(lines).toHaveLength(Math.ceil(4000 / 48))
    expect(measured).toBeLessThan(200_000)
  })

  it('stay whole where they fit, however long they are', () => {
    expect(parted('a'.repeat(300), 300).words).toHaveLength(1)
  })

  it('need no smaller type where parts of them fit', () => {
    const sizeOf = (hyphenated: string | undefined) =>
      parted('abcdefgh', 6, { hyphenated, minSizePt: 20 }).setting.sizePt
    expect(sizeOf('de-DE')).toBe(72)
    expect(sizeOf(undefined)).toBeLessThan(72)
  })
})
