import * as z from 'zod'
import { artworkShape } from './artwork/artwork-shape.ts'
import { codeShape } from './code/code-shape.ts'
import type { ElementShape } from './element-shape.ts'
import { monthGridShape } from './month-grid/month-grid-shape.ts'
import { photoShape } from './photo/photo-shape.ts'
import type { Element } from './registry.ts'
import { shapeShape } from './shape/shape-shape.ts'
import { stencilShape } from './stencil/stencil-shape.ts'
import { textShape } from './text/text-shape.ts'

/** Validation of every element kind. */
const SHAPES = {
  artwork: artworkShape,
  code: codeShape,
  'month-grid': monthGridShape,
  photo: photoShape,
  shape: shapeShape,
  stencil: stencilShape,
  text: textShape,
} satisfies Record<Element['type'], unknown>

const schemas = Object.values(SHAPES).map(({ schema }) => schema)
export const elementSchema = z.discriminatedUnion('type', schemas as never) as unknown as z.ZodType<Element>

export const findShape = (type: unknown): ElementShape | undefined =>
  typeof type === 'string' && Object.hasOwn(SHAPES, type)
    ? (SHAPES[type as Element['type']] as unknown as ElementShape)
    : undefined
