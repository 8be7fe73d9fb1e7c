import { z } from 'zod'
import { version } from './fields.ts'
import { CALENDAR_BINDINGS, CALENDAR_FORMATS, PHOTOBOOK_BINDINGS, PHOTOBOOK_COVERS } from './vocabulary.ts'

/** A figure of the bindery with its source, and whether the lab that makes the books has confirmed it. */
const fact = <T extends z.ZodType>(value: T) =>
  z.strictObject({ value, source: z.string().min(1), confirmed: z.boolean() })
const length = fact(z.number().min(0).max(100))
const size = fact(z.number().positive().max(100))

const bookBinding = z.strictObject({
  /** How inner pages are arranged in the print file: one by one, or as spreads between two half sheets. */
  pages: z.enum(['singles', 'spreads']),
  /** Boards that a printed sheet is wrapped around; null for a soft cover, which is trimmed together with its pages. */
  case: z
    .strictObject({
      /** Board beyond the page edge, at the top and the bottom. */
      overhangMm: length,
      /** How much narrower a board is than a page, on the spine side. */
      boardReductionMm: length,
      /** Gap between board and spine, where the cover bends. */
      hingeMm: size,
      /** Part of the sheet that is folded around the boards, on every side. */
      turnInMm: size,
    })
    .nullable(),
  /** Bleed beyond the edge of the cover's sheet, on every side. */
  coverBleedMm: length,
  /** Width: block plus cover, rounded; null for a binding without a spine. */
  spine: z
    .strictObject({
      stepMm: size,
      /** Narrowest spine that carries text. */
      textFromMm: length,
      /** Between the text and the edges of the spine. */
      textClearanceMm: length,
      /** Spine width minus text height. */
      lettersNarrowerMm: length,
    })
    .nullable(),
  /** From the spine to the crease of a soft cover. */
  creaseMm: length,
  /** Each page shifts content at the fold outwards by this much, so that both pages show a strip twice as wide. */
  foldShiftMm: length,
  /** From the fold to the nearest text, and to the nearest face. */
  foldTextMm: length,
  foldFaceMm: length,
  /** Factor on the leaf thickness: how far an inner sheet protrudes from the sheets around it (creep). */
  creepFactor: fact(z.number().min(0).max(5)),
  /** End papers pasted to the boards: paper of the bindery, or the first and the last half sheet. */
  endPaper: fact(z.enum(['none', 'stock', 'half-sheets'])),
})

const calendarBinding = z.strictObject({
  kind: z.enum(['wire', 'hole', 'slot']),
  holes: z
    .strictObject({
      shape: z.enum(['square', 'round']),
      sizeMm: size,
      /** From the binding edge to the centre of the holes. */
      centreMm: size,
      /** Centre to centre; null for a single hole in the middle. */
      pitchMm: size.nullable(),
    })
    .nullable(),
  /** Cut-out for the wire hanger, in the middle of the edge. */
  thumbHole: z
    .strictObject({
      diameterMm: size,
      keepFreeWidthMm: size,
      /** Desk formats, without a hanger. */
      standingFormats: z.array(z.enum(CALENDAR_FORMATS)),
    })
    .nullable(),
})

export const BOOK_BINDINGS = PHOTOBOOK_BINDINGS.flatMap(binding =>
  PHOTOBOOK_COVERS.map(cover => `${binding}-${cover}` as const),
)

/** `bindings.json`: measures of the bindery for books and calendars. Lengths in mm. */
export const bindingsSchema = z.strictObject({
  version,
  /** By binding and cover, such as `pur-hard`. */
  books: z.partialRecord(z.enum(BOOK_BINDINGS), bookBinding),
  calendars: z.record(z.enum(CALENDAR_BINDINGS), calendarBinding),
})

export type Bindings = z.infer<typeof bindingsSchema>
export type BookBinding = z.infer<typeof bookBinding>
export type CalendarBinding = z.infer<typeof calendarBinding>
