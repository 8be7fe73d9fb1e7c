import { designsOf, folderOf } from '@passepartout/designs'
import { isLongRun } from '@passepartout/testing'
import { describe, expect, test } from 'vitest'
import { inkBoundsOf } from './ink-bounds.ts'
import { openDesigns } from './open-designs.ts'

/** Millimetres; a drawing that ends nearer to the trim looks cut off on a larger sheet. */
const AWAY_MM = 1.5

const { library } = await openDesigns()
const cards = designsOf(library, 'card').filter(({ card }) => card.freestanding)
/** A few of each proportion; all of them in the long run. */
const looked = isLongRun ? cards : cards.filter((_, index) => index % 8 === 0)

describe('cards that stand free', () => {
  test('are many', () => expect(cards.length).toBeGreaterThan(50))

  test.each(looked.map(design => [design.id, design] as const))(
    '%s: no drawing comes near an edge',
    async (_id, design) => {
      const drawings = design.pages.flatMap(({ elements }) =>
        elements.flatMap(element => (element.kind === 'artwork' ? [element] : [])),
      )
      for (const drawing of drawings) {
        for (const file of new Set([drawing.file, ...Object.values(drawing.fileByPalette)])) {
          const svg = library.artwork[library.artworkHashes[`${folderOf(design)}/${file}`] ?? ''] ?? ''
          const { left = 0, top = 0, right = 0, bottom = 0 } = (await inkBoundsOf(svg, drawing)) ?? {}
          const { widthMm, heightMm } = design.trim
          expect(Math.min(left, top, widthMm - right, heightMm - bottom), file).toBeGreaterThan(AWAY_MM)
        }
      }
    },
  )
})
