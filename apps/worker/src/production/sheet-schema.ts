import * as z from 'zod'

const millimetres = z.number().positive()
const place = z.number().min(0)

/** From the left of the trim, or of the binding edge where that is on top or at the bottom; in mm. */
const span = { fromMm: place, untilMm: place }

const mark = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('spine'), ...span }),
  /** Between a board and the spine; nothing important lies here. */
  z.strictObject({ kind: z.literal('hinge'), ...span }),
  z.strictObject({ kind: z.literal('board'), ...span }),
  /** Folded around the boards, on every side. */
  z.strictObject({ kind: z.literal('turn-in'), widthMm: millimetres }),
  z.strictObject({ kind: z.literal('crease'), atMm: place }),
  z.strictObject({ kind: z.literal('fold'), atMm: place }),
  /** So many holes from the first one on, their middles so far from the binding edge. */
  z.strictObject({
    kind: z.literal('holes'),
    shape: z.enum(['square', 'round']),
    sizeMm: millimetres,
    centreMm: millimetres,
    firstMm: place,
    pitchMm: millimetres.nullable(),
    count: z.int().min(1),
  }),
  /** Half a circle at the binding edge. */
  z.strictObject({ kind: z.literal('thumb-hole'), diameterMm: millimetres, atMm: place }),
  /** As deep as a sheet stands in its block or foot. */
  z.strictObject({ kind: z.literal('slot'), depthMm: millimetres }),
])

/** A page of the print file of what is bound. */
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
    /** How it is bound: `pur`, `spirale`. */
    kind: z.string().min(1),
    marks: z.array(mark),
  }),
  /** Nothing is printed on it. */
  isBlank: z.literal(true).optional(),
  /** It is pasted to its board. */
  isEndPaper: z.literal(true).optional(),
  /** How far it stands out of the sheets around it before they are trimmed: to be moved towards the fold. */
  creepMm: millimetres.optional(),
})

/** What the bindery has to know of a line, and whether the lab has confirmed the values. */
export const binderySchema = z.strictObject({
  /** Of `catalogue/bindings.json`. */
  version: z.string().min(1),
  /** False as long as a single value is to be confirmed by the lab. */
  isConfirmed: z.boolean(),
  /** What the boards of a book are pasted to. */
  endPaper: z.enum(['none', 'stock', 'half-sheets']).optional(),
  /** What lies across a fold is moved out so far on both pages. */
  foldShiftMm: place.optional(),
})

export type TicketSheet = z.infer<typeof ticketSheetSchema>
export type TicketMark = TicketSheet['binding']['marks'][number]
export type TicketBindery = z.infer<typeof binderySchema>
