import { designsOf, folderOf } from '@passepartout/designs'
import { isLongRun } from '@passepartout/testing'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openDesigns } from './open-designs.ts'

const WIDTH = 320
/** A drawing that ends nearer to the trim than this looks cut off on a larger sheet; mm. */
const AWAY_MM = 1.5
const OPAQUE = 25

const { library } = await openDesigns()
const cards = designsOf(library, 'card').filter(({ card }) => card.freestanding)
/** A few of each proportion; all of them in the long run. */
const looked = isLongRun ? cards : cards.filter((_, index) => index % 8 === 0)

/** How far the drawing keeps from the edges of the trim, in mm. */
async function distanceToEdge(
  svg: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  trim: { widthMm: number; heightMm: number },
): Promise<number> {
  const inked = svg.replaceAll(/var\(--[a-z0-9-]+\)/g, '#000')
  const { data, info } = await sharp(Buffer.from(inked))
    .resize({ width: WIDTH, height: Math.round((WIDTH * height) / width), fit: 'fill' })
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true })
  let nearest = Number.POSITIVE_INFINITY
  data.forEach((alpha, index) => {
    if (alpha <= OPAQUE) return
    const left = x + ((index % info.width) * width) / info.width
    const top = y + (Math.floor(index / info.width) * height) / info.height
    nearest = Math.min(nearest, left, top, trim.widthMm - left, trim.heightMm - top)
  })
  return nearest
}

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
          expect(await distanceToEdge(svg, drawing, design.trim), file).toBeGreaterThan(AWAY_MM)
        }
      }
    },
  )
})
