import { expect, it } from 'vitest'
import { FONT_FAMILIES, FONT_FAMILY_NAMES } from '../font-faces.ts'
import { measureThinStroke } from '../testing/stroke-widths.ts'
import { thinStrokeEm } from '../thin-strokes.ts'
import { createTypesetter } from './index.ts'

const shaper = createTypesetter()

it.each(FONT_FAMILY_NAMES)(
  'says how wide the thin strokes of %s are, as its letters have them',
  async face => {
    const weight = FONT_FAMILIES[face].weights[0]
    const cuts = [false, ...(FONT_FAMILIES[face].italic ? [true] : [])].map(italic => ({
      face,
      weight,
      italic,
    }))
    await shaper.load(cuts)
    const said = thinStrokeEm(face, weight)
    for (const cut of cuts) {
      const share = measureThinStroke(cut, shaper) / said
      expect(Math.abs(share - 1)).toBeLessThan(0.1)
    }
  },
)

it('takes of a weight that a face does not come in the next lighter one', () => {
  expect(thinStrokeEm('Cormorant', 450)).toBe(thinStrokeEm('Cormorant', 400))
  expect(thinStrokeEm('Italiana', 300)).toBe(thinStrokeEm('Italiana', 400))
})
