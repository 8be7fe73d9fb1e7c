import { beforeAll, describe, expect, it } from 'vitest'
import { FACE_NAMES, type Face } from '../faces.ts'
import { openTypesetter } from '../harfbuzz/open-typesetter.ts'
import { createTypesetter, readFont } from './index.ts'

const face = (name: Face['face'], weight = 400, italic = false): Face => ({ face: name, weight, italic })

describe('shaping text', () => {
  const shaper = createTypesetter()
  beforeAll(() =>
    shaper.load([...FACE_NAMES.map(name => face(name)), face('Fraunces', 300), face('Fraunces', 700)]),
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

  it.each(FACE_NAMES)('has the letters of all six languages in %s', name => {
    const letters = 'ÄÖÜäöüßÀÂÇÉÈÊËÎÏÔÙÛŸŒàâçéèêëîïôùûœÁÍÓÚÑáíóúñ¿¡ÌÒìò&·–’“”«»€0123456789'
    expect(shaper.shape(letters, face(name), 0).missing).toEqual([])
  })

  it('takes letters of central Europe from the extended file', () => {
    expect(shaper.shape('Łódź', face('Cormorant'), 0).missing).toEqual([])
  })

  it('reports a letter that no file has', () => {
    expect(shaper.shape('Ж', face('Cormorant'), 0).missing).toEqual(['Ж'])
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
