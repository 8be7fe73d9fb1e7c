import { z } from 'zod'
import { artworkTokens, placeArtwork } from '../draw/artwork-svg.ts'
import { box, id } from '../schema/parts.ts'
import type { ElementKind } from './element-kind.ts'

const file = z.string().regex(/^[a-z0-9]+(-+[a-z0-9]+)*\.svg$/, 'must be an SVG file such as olive-grove.svg')

const artworkSchema = z.strictObject({
  kind: z.literal('artwork'),
  id,
  /** SVG file beside the design; its colours are tokens, `var(--ink)`, its metal `var(--foil)`. */
  file,
  /** Another drawing where a palette changes more than colours. */
  fileByPalette: z.record(id, file).default({}),
  opacity: z.number().min(0).max(1).default(1),
  ...box,
})

/** Drawn ornament: vectors that nobody edits. Its view box is stretched over the element's box. */
export const artworkKind: ElementKind<typeof artworkSchema> = {
  schema: artworkSchema,
  draw(element, drawing) {
    const source = drawing.artwork(element.fileByPalette[drawing.palette.id] ?? element.file)
    const inner = placeArtwork(source, element, drawing)
    return element.opacity === 1 ? inner : `<g opacity="${element.opacity}">${inner}</g>`
  },
  paints: ({ file, fileByPalette }, artwork) =>
    [file, ...Object.values(fileByPalette)].flatMap(one => artworkTokens(artwork(one) ?? '')),
  problems: ({ x, y, width, height }, page) =>
    x + width < -page.bleedMm ||
    y + height < -page.bleedMm ||
    x > page.widthMm + page.bleedMm ||
    y > page.heightMm + page.bleedMm
      ? ['lies outside the page']
      : [],
}
