import { z } from 'zod'
import { number, turned } from '../draw/svg.ts'
import { box, id, paint } from '../schema/parts.ts'
import type { ElementKind } from './element-kind.ts'

const shapeSchema = z.strictObject({
  kind: z.literal('shape'),
  id,
  shape: z.enum(['rect', 'ellipse', 'line', 'path']),
  /** SVG path data in millimetres from the box's top left corner; for `path` only. */
  path: z
    .string()
    .regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.e-]+$/, 'must be SVG path data')
    .optional(),
  fill: paint.optional(),
  stroke: paint.optional(),
  strokeMm: z.number().min(0.05).max(20).default(0.35),
  /** Dash and gap in mm. */
  dashMm: z.tuple([z.number().min(0), z.number().positive()]).optional(),
  /** Corners of a rectangle. */
  radiusMm: z.number().min(0).max(500).default(0),
  opacity: z.number().min(0).max(1).default(1),
  ...box,
  /** A line may be flat: 0 wide or high. */
  width: z.number().min(0).max(2_000),
  height: z.number().min(0).max(2_000),
})
export type ShapeElement = z.output<typeof shapeSchema>

/** A plain figure. A line runs from its box's top left to its bottom right corner. */
export const shapeKind: ElementKind<typeof shapeSchema> = {
  schema: shapeSchema,
  draw(element, drawing) {
    const { fill, stroke, strokeMm, dashMm, opacity } = element
    const attributes = [
      `fill="${fill ? drawing.paint(fill) : 'none'}"`,
      stroke
        ? `stroke="${drawing.paint(stroke)}" stroke-width="${number(strokeMm)}" stroke-linecap="round"`
        : '',
      dashMm ? `stroke-dasharray="${dashMm.map(number).join(' ')}"` : '',
      opacity === 1 ? '' : `opacity="${opacity}"`,
    ]
    return turned(element, `<${outline(element)} ${attributes.filter(Boolean).join(' ')}/>`)
  },
  paints: ({ fill, stroke }) => [fill, stroke].filter(one => one !== undefined),
  problems: ({ shape, path }) => {
    if ((shape === 'path') !== (path !== undefined)) return ['has path data exactly when it is a path']
    return []
  },
}

function outline({ shape, x, y, width, height, radiusMm, path }: ShapeElement): string {
  if (shape === 'ellipse') {
    return `ellipse cx="${number(x + width / 2)}" cy="${number(y + height / 2)}" rx="${number(width / 2)}" ry="${number(height / 2)}"`
  }
  if (shape === 'line') {
    return `path d="M${number(x)} ${number(y)}l${number(width)} ${number(height)}"`
  }
  if (shape === 'path') return `path transform="translate(${number(x)} ${number(y)})" d="${path}"`
  return `rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" rx="${number(radiusMm)}"`
}
