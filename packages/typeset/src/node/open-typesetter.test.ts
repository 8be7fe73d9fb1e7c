import { beforeAll, describe, expect, it } from 'vitest'
import { FONT_FAMILY_NAMES, type FontFace } from '../font-faces.ts'
import { openTypesetter } from '../harfbuzz/open-typesetter.ts'
import { createTypesetter, readFont } from './index.ts'

/** The glyph of a missing character: two rectangles, the inner one a hole. */
const FRAME = expect.stringMatching(/^M[^Z]+ZM[^Z]+Z$/)

const face = (name: FontFace['face'], weight = 400, italic = false): FontFace => ({
  face: name,
  weight,
  italic,
})

describe('shaping text', () => {
  const shaper = createTypesetter()
  beforeAll(() =>
    shaper.load([...FONT_FAMILY_NAMES.map(name => face(name)), face('Fraunces', 300), face('Fraunces', 700)]),
  )

  it('says which face is not loaded', () => {
    expect(() => shaper.shape('a', face('Jost', 700, true), 0)).toThrow('Jost 700 italic is not loaded')
  })

  it('can be asked again for a font that could not be read at first', async () => {
    let tries = 0
    const flaky = openTypesetter({
      readFont: file => (++tries <= 2 ? Promise.reject(new Error('offline')) : readFont(file)),
    })
    await expect(flaky.load([face('Caveat')])).rejects.toThrow('offline')
    await flaky.load([face('Caveat')])
    expect(flaky.shape('a', face('Caveat'), 0).glyphs).toHaveLength(1)
  })

  it.each(FONT_FAMILY_NAMES)('has the letters of all six languages in %s', name => {
    const letters = 'ÄÖÜäöüßÀÂÇÉÈÊËÎÏÔÙÛŸŒàâçéèêëîïôùûœÁÍÓÚÑáíóúñ¿¡ÌÒìò&·–’“”«»€0123456789'
    expect(shaper.shape(letters, face(name), 0).missing).toEqual([])
  })

  it('takes letters of central Europe from the extended file', () => {
    expect(shaper.shape('Łódź', face('Cormorant'), 0).missing).toEqual([])
  })

  it('reports what no file has, a figure of several parts once, and frames its place', () => {
    const { glyphs, missing, width } = shaper.shape('👨‍👩‍👧☃', face('Cormorant'), 0)
    expect(missing).toEqual(['👨‍👩‍👧', '☃'])
    expect(glyphs.map(({ path }) => path)).toEqual([FRAME, FRAME])
    expect(width).toBeGreaterThan(1)
  })

  it('kerns', () => {
    const apart =
      shaper.shape('A', face('Cormorant'), 0).width + shaper.shape('V', face('Cormorant'), 0).width
    expect(shaper.shape('AV', face('Cormorant'), 0).width).toBeLessThan(apart)
  })

  it('joins letters unless they are tracked', () => {
    const count = (tracking: number) => shaper.shape('fi', face('Cormorant'), tracking).glyphs.length
    expect([count(0), count(0.1)]).toEqual([1, 2])
  })

  it('adds tracking between letters only', () => {
    const width = (tracking: number) => shaper.shape('HHH', face('Tenor Sans'), tracking).width
    expect(width(0.1) - width(0)).toBeCloseTo(0.2)
  })

  it('makes a heavier cut of a variable face wider', () => {
    const width = (weight: number) => shaper.shape('Lena', face('Fraunces', weight), 0).width
    expect(width(700)).toBeGreaterThan(width(300))
  })

  it('draws upwards from the baseline', () => {
    const [glyph] = shaper.shape('H', face('Jost'), 0).glyphs
    expect(glyph?.path).toMatch(/ -0\.\d/)
  })
})

describe('words in other scripts', () => {
  const names = ['Nguyễn Thị Hương', 'Дмитрий', 'Αλέξης', 'محمد', 'שרה', 'Łukasz']
  const shaper = createTypesetter()
  beforeAll(() =>
    shaper.load(
      FONT_FAMILY_NAMES.map(name => face(name)),
      { words: names.join(' ') },
    ),
  )

  it.each(FONT_FAMILY_NAMES)('are set in %s without a letter missing', name => {
    expect(names.flatMap(one => shaper.shape(one, face(name), 0).missing)).toEqual([])
  })

  it.each([
    ['Cormorant', 'Nguyễn Thị Hương', []],
    ['Playfair Display', 'Nguyễn Дмитрий', []],
    ['Jost', 'Дмитрий', []],
    ['Great Vibes', 'Hương', []],
    ['Fredoka', 'שרה', []],
    ['Marcellus', 'Hallo Hương', ['Noto Serif']],
    ['Figtree', 'Αλέξης', ['Noto Sans']],
    ['Cormorant', 'محمد', ['Noto Naskh Arabic']],
    ['Caveat', 'שרה', ['Noto Serif Hebrew']],
  ] as const)('%s sets %s itself or tells who lends it', (name, words, lenders) => {
    expect(shaper.shape(words, face(name), 0).standIns).toEqual(lenders)
  })

  it('are lent whole, scaled to the height of the small letters beside them', () => {
    const height = (words: string, name: FontFace['face']) =>
      -Math.min(...shaper.shape(words, face(name), 0).glyphs.flatMap(({ path }) => heights(path)))
    expect(height('ο', 'Cormorant')).toBeCloseTo(height('x', 'Cormorant'), 1)
    expect(height('Hư', 'Marcellus')).toBeCloseTo(height('H', 'Marcellus'), 1)
  })

  it('run from the right and keep their order within words that run from the left', () => {
    const places = (words: string) => shaper.shape(words, face('Cormorant'), 0).glyphs.map(({ path }) => path)
    // The second word is left of the first.
    expect(places('שרה אבי')).toEqual([...places('אבי'), ...places('שרה')])
    expect(places('Für שרה')).toEqual([...places('Für'), ...places('שרה')])
  })

  it('joins the letters of Arabic, tracked ones too', () => {
    const width = (words: string, tracking: number) => shaper.shape(words, face('Jost'), tracking).width
    const apart = [...'محمد'].reduce((sum, letter) => sum + width(letter, 0), 0)
    expect(width('محمد', 0)).toBeLessThan(apart)
    expect(width('محمد', 0.2)).toBeCloseTo(width('محمد', 0))
  })

  it('are loaded when they come later, whoever asks at the same time', async () => {
    const late = createTypesetter()
    await Promise.all([
      late.load([face('Cormorant')]),
      late.load([face('Cormorant')], { words: 'Αλέξης' }),
      late.load([face('Cormorant')], { words: 'Дмитрий' }),
    ])
    expect(late.shape('Αλέξης Дмитрий', face('Cormorant'), 0).missing).toEqual([])
  })
})

/** Every second number of a path. */
const heights = (path: string) =>
  (path.match(/-?\d*\.?\d+/g) ?? []).filter((_, index) => index % 2 === 1).map(Number)
