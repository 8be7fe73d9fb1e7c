import { z } from 'zod'

const words = () => z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
export const id = words()
export const mm = z.number().min(-1_000).max(2_000)
export const lengthMm = z.number().positive().max(2_000)
export const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #1c1b1a')
export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day such as 2026-11-01')
export const version = z.string().regex(/^\d{4}-\d{2}-\d{2}(\.\d+)?$/, 'must be a date such as 2026-11-01')

/** A drawing in the folder of its design. */
export const artworkFile = z
  .string()
  .regex(/^[a-z0-9]+(-+[a-z0-9]+)*\.svg$/, 'must be an SVG file such as olive-grove.svg')

/** The name of a colour of the palette. */
export const token = words()
/** A paint: a colour of the palette, or the foil of the print finish. */
export const paint = words()
export const FOIL = 'foil'

/** Position of an element: from the trim's top left corner, rotated clockwise about its own centre. */
export const box = {
  x: mm,
  y: mm,
  width: lengthMm,
  height: lengthMm,
  rotate: z.number().min(-180).max(180).default(0),
}
