import { centreOf, composeAll, rotation, translation } from '@passepartout/document'
import type { FontFace, TextShaper } from '@passepartout/typeset'
import { layOutLine } from './elements/text/outlines.ts'
import { bleedArea, group, type Scene } from './scene.ts'

/** Font face of watermarks; must be loaded before use. */
export const WATERMARK_FONT: FontFace = { face: 'Figtree', weight: 700, italic: false }

const TURN = -30
/** Visible on white and on dark photos, and light enough to read through. */
const LOOK = { ink: '#7a7a7a', opacity: 0.34 }
/** Font size as a share of the page's diagonal, and the distance of lines in font sizes. */
const SIZE = 1 / 16
const LEADING = 3.2

/**
 * Adds slanted text across the whole sheet, as outlines above everything else, so that a proof cannot be mistaken for
 * the product.
 * @param words a short text, in the reader's language
 * @throws Error where `WATERMARK_FONT` is not loaded
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
      // Every other line is shifted by half a word.
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
