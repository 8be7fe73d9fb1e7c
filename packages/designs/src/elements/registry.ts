import { z } from 'zod'
import type { Drawing } from '../draw/drawing.ts'
import { artworkKind } from './artwork.ts'
import { calendarTitleKind } from './calendar-title.ts'
import type { ElementKind, PageSize } from './element-kind.ts'
import { monthGridKind } from './month-grid.ts'
import { photoKind } from './photo.ts'
import { shapeKind } from './shape.ts'
import { stencilKind } from './stencil.ts'
import { textKind } from './text.ts'

/** Every kind of element; a new one is a file beside this and an entry in both lists. */
const KINDS = {
  artwork: artworkKind,
  shape: shapeKind,
  text: textKind,
  photo: photoKind,
  stencil: stencilKind,
  'month-grid': monthGridKind,
  'calendar-title': calendarTitleKind,
}

export const elementSchema = z.discriminatedUnion('kind', [
  artworkKind.schema,
  shapeKind.schema,
  textKind.schema,
  photoKind.schema,
  stencilKind.schema,
  monthGridKind.schema,
  calendarTitleKind.schema,
])
export type DesignElement = z.output<typeof elementSchema>

const kindOf = (element: DesignElement) => KINDS[element.kind] as ElementKind<z.ZodType>

export const drawElement = (element: DesignElement, drawing: Drawing): string =>
  kindOf(element).draw(element, drawing)

export const paintsOf = (element: DesignElement, artwork: (file: string) => string | undefined): string[] =>
  kindOf(element).paints(element, artwork)

export const elementProblems = (element: DesignElement, page: PageSize): string[] =>
  kindOf(element).problems?.(element, page) ?? []
