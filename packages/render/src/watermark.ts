import { centreOf, composeAll, rotation, translation } from '@passepartout/document'
import type { FontFace, TextShaper } from '@passepartout/typeset'
import { layOutLine } from './elements/text/outlines.ts'
import { bleedArea, group, type Scene } from './scene.ts'

/** The cut that watermarks are set in; to be loaded before. */
export const WATERMARK_FONT: FontFace = { face: 'Figtree', weight: 700, italic: false }

const TURN = -30
/** Seen on white and on dark photos, and read through. */
const LOOK = { ink: '#7a7a7a', opacity: 0.34 }
/** Height of the words as a part of the page's diagonal, and the lines' distance in such heights. */
const SIZE = 1 / 16
const LEADING = 3.2

/**
 * The scene with words slanted across the whole sheet, as outlines above everything else: a proof that nobody takes for
 * the product.
 *
 * @param words a few, in the reader's language
 * @throws Error where `WATERMARK_FACE` was not loaded
 */
export function withWatermark(scene: Scene, words: string, shaper: TextShaper): Scene {
  const sheet = bleedArea(scene)
  const { x, y } = centreOf(sheet)
  const diagonal = Math.hypot(sheet.width, sheet.height)
  const sizeMm = diagonal * SIZE
  const shaped = shaper.shape(words, WATERMARK_FONT, 0)
  const step = (shaped.width + 2) * sizeMm
  const across = Math.ceil(diagonal / step / 2)
  const down = Math.ceil(diagonal / (sizeMm * LEADING) / 2)
  const lines = range(down).flatMap(row =>
    range(across).map(column => ({
      // Every other line begins half a word further.
      x: x + (column + (row % 2 === 0 ? 0 : 0.5)) * step,
      y: y + row * sizeMm * LEADING,
    })),
  )
  const cut = { ...WATERMARK_FONT, sizeMm, trackingEm: 0 }
  const nodes = lines.map(spot => ({
    ...layOutLine(words, cut, { ...spot, align: 'centre' }, LOOK.ink, { shaper, options: {} }),
    opacity: LOOK.opacity,
  }))
  const matrix = composeAll(translation(-x, -y), rotation(TURN), translation(x, y))
  return { ...scene, nodes: [...scene.nodes, group(nodes, { matrix })] }
}

/** Whole numbers from `-most` to `most`. */
const range = (most: number) => Array.from({ length: 2 * most + 1 }, (_, index) => index - most)
