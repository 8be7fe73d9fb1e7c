import type { z } from 'zod'
import type { Drawing } from '../draw/drawing.ts'

/** What the package knows about one kind of element: one file each, entered in `registry.ts`. */
export interface ElementKind<S extends z.ZodType> {
  schema: S
  /** SVG of the element in millimetres from the trim's top left corner. */
  draw(element: z.output<S>, drawing: Drawing): string
  /** Paints it uses: tokens of the palette, or `foil`. */
  paints(element: z.output<S>, artwork: (file: string) => string | undefined): string[]
  /** What is wrong with it beyond its schema. */
  problems?(element: z.output<S>, page: PageSize): string[]
}

export interface PageSize {
  widthMm: number
  heightMm: number
  bleedMm: number
}
