import * as z from 'zod'

const millimetres = z.number().positive()
const place = z.number().min(0)

/** From the left of the trim, or from the binding edge where that is the top or the bottom; in mm. */
const span = { fromMm: place, untilMm: place }

const mark = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('spine'), ...span }),
  /** Between a board and the spine; must not hold anything important. */
  z.strictObject({ kind: z.literal('hinge'), ...span }),
  z.strictObject({ kind: z.literal('board'), ...span }),
  /** Folded around the boards, on every side. */
  z.strictObject({ kind: z.literal('turn-in'), widthMm: millimetres }),
  z.strictObject({ kind: z.literal('crease'), atMm: place }),
  z.strictObject({ kind: z.literal('fold'), atMm: place }),
  /** A row of holes beginning at the first one, their centres at this distance from the binding edge. */
  z.strictObject({
    kind: z.literal('holes'),
    shape: z.enum(['square', 'round']),
    sizeMm: millimetres,
    centreMm: millimetres,
    firstMm: place,
    pitchMm: millimetres.nullable(),
    count: z.int().min(1),
  }),
  /** A semicircle at the binding edge. */
  z.strictObject({ kind: z.literal('thumb-hole'), diameterMm: millimetres, atMm: place }),
  /** As deep as a sheet is in its block or foot. */
  z.strictObject({ kind: z.literal('slot'), depthMm: millimetres }),
])

/** A page of the print file of a bound product. */
export const ticketSheetSchema = z.strictObject({
  page: z.int().min(1),
  role: z.enum([
    'cover',
    'cover-front',
    'cover-inside-front',
    'cover-inside-back',
    'cover-back',
    'page',
    'half-sheet',
    'spread',
    'sheet',
  ]),
  /** Pages of the book, `12` or `12-13`, or the month, `2027-03`; null on a cover. */
  label: z.string().min(1).nullable(),
  trim: z.strictObject({ width: millimetres, height: millimetres }),
  bleed: z.strictObject({ top: place, right: place, bottom: place, left: place }),
  binding: z.strictObject({
    edge: z.enum(['left', 'right', 'top', 'bottom', 'middle']),
    /** Type of binding: `pur`, `spirale`. */
    kind: z.string().min(1),
    marks: z.array(mark),
  }),
  /** The page stays unprinted. */
  isBlank: z.literal(true).optional(),
  /** The page is pasted to its board. */
  isEndPaper: z.literal(true).optional(),
  /** How far it protrudes beyond the sheets around it before they are trimmed: to be moved towards the fold. */
  creepMm: millimetres.optional(),
})

/** Instructions for the bindery, and whether the lab has confirmed the values. */
export const binderySchema = z.strictObject({
  /** Of `catalogue/bindings.json`. */
  version: z.string().min(1),
  /** False as long as the lab has not confirmed every value. */
  isConfirmed: z.boolean(),
  /** Paper that is pasted to the boards of a book. */
  endPaper: z.enum(['none', 'stock', 'half-sheets']).optional(),
  /** Elements across a fold are moved outwards by this much on both pages. */
  foldShiftMm: place.optional(),
})

export type TicketSheet = z.infer<typeof ticketSheetSchema>
export type TicketMark = TicketSheet['binding']['marks'][number]
export type TicketBindery = z.infer<typeof binderySchema>
