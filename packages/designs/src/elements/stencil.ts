import { localised, localisedSchema } from '@passepartout/domain'
import { z } from 'zod'
import { turned } from '../draw/svg.ts'
import { box, id, paint } from '../schema/parts.ts'
import { FACE_NAMES, faceExists } from '../text/faces.ts'
import type { ShapedLine, TextShaper } from '../text/text-shaper.ts'
import type { ElementKind } from './element-kind.ts'
import { outlineOf } from './ink.ts'
import { MASKS, maskPath } from './mask-outline.ts'

const stencilSchema = z.strictObject({
  kind: z.literal('stencil'),
  /** Unique in the design; own words come under it. */
  id,
  /** The opening, over the box. */
  mask: z.enum(MASKS).optional(),
  /** Or letters and numbers as the opening, as large as the box holds. */
  text: localisedSchema.optional(),
  face: z.enum(FACE_NAMES).default('Figtree'),
  weight: z.int().min(100).max(900).default(800),
  trackingEm: z.number().min(-0.2).max(1).default(0),
  fill: paint,
  /** What it covers: the box and this much around it. */
  aroundMm: z.strictObject({
    top: z.number().min(0).max(2_000),
    right: z.number().min(0).max(2_000),
    bottom: z.number().min(0).max(2_000),
    left: z.number().min(0).max(2_000),
  }),
  ...box,
})
export type StencilElement = z.output<typeof stencilSchema>

/** A mat over the photos below it, with an opening in the form of a figure, a letter or a number. */
export const stencilKind: ElementKind<typeof stencilSchema> = {
  schema: stencilSchema,
  draw(element, drawing) {
    const { x, y, width, height, aroundMm } = element
    const mat = maskPath(
      'rect',
      {
        x: x - aroundMm.left,
        y: y - aroundMm.top,
        width: width + aroundMm.left + aroundMm.right,
        height: height + aroundMm.top + aroundMm.bottom,
      },
      0,
    )
    const fill = drawing.paint(element.fill)
    if (element.mask) {
      return turned(
        element,
        `<path fill-rule="evenodd" fill="${fill}" d="${mat}${maskPath(element.mask, element, 0)}"/>`,
      )
    }
    const words = drawing.texts[element.id] ?? (element.text ? localised(element.text, drawing.locale) : '')
    const id = drawing.nextId('stencil')
    return turned(
      element,
      `<mask id="${id}"><path d="${mat}" fill="#fff"/>${letters(words, element, drawing.shaper)}</mask><path d="${mat}" fill="${fill}" mask="url(#${id})"/>`,
    )
  },
  paints: ({ fill }) => [fill],
  problems: ({ mask, text, face, weight }) => [
    ...((mask === undefined) === (text === undefined) ? ['needs either a mask or a text'] : []),
    ...(faceExists({ face, weight, italic: false }) ? [] : [`${face} does not come in ${weight}`]),
  ],
}

/** The words as large as the box holds them, centred by what is inked. */
function letters(words: string, element: StencilElement, shaper: TextShaper): string {
  const { face, weight, trackingEm, x, y, width, height } = element
  const shaped = shaper.shape(words, { face, weight, italic: false }, trackingEm)
  const ink = inkOf(shaped)
  if (!ink) return ''
  const sizeMm = Math.min(width / (ink.right - ink.left), height / (ink.bottom - ink.top))
  const left = x + width / 2 - ((ink.left + ink.right) / 2) * sizeMm
  const baseline = y + height / 2 - ((ink.top + ink.bottom) / 2) * sizeMm
  return outlineOf(shaped, left, baseline, sizeMm)
}

function inkOf({ glyphs }: ShapedLine) {
  const xs: number[] = []
  const ys: number[] = []
  for (const glyph of glyphs) {
    for (const [index, value] of (glyph.path.match(/-?\d+(?:\.\d+)?/g) ?? []).entries()) {
      if (index % 2 === 0) xs.push(glyph.x + Number(value))
      else ys.push(glyph.y + Number(value))
    }
  }
  return xs.length === 0
    ? undefined
    : { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
