import { z } from 'zod'
import { version } from './fields.ts'
import { CALENDAR_BINDINGS, CALENDAR_FORMATS, PHOTOBOOK_BINDINGS, PHOTOBOOK_COVERS } from './vocabulary.ts'

/** A value of the bindery: where it comes from, and whether the lab that makes the books has confirmed it. */
const fact = <T extends z.ZodType>(value: T) =>
  z.strictObject({ value, source: z.string().min(1), confirmed: z.boolean() })
const length = fact(z.number().min(0).max(100))
const size = fact(z.number().positive().max(100))

const bookBinding = z.strictObject({
  /** How inner pages stand in the print file: each alone, or two facing ones in one piece between two half sheets. */
  pages: z.enum(['singles', 'spreads']),
  /** Boards that a printed sheet is pulled around; null where the cover is a sheet that is cut with its pages. */
  case: z
    .strictObject({
      /** How far a board stands out over its pages, above and below. */
      overhangMm: length,
      /** A board is so much narrower than a page, on the side of the spine. */
      boardReductionMm: length,
      /** Between a board and the spine, where the cover bends. */
      hingeMm: size,
      /** Of the sheet, folded around the boards on every side. */
      turnInMm: size,
    })
    .nullable(),
  /** Beyond the edge of the cover's sheet, on every side. */
  coverBleedMm: length,
  /** Its width is that of the block and the cover, rounded; null where there is none. */
  spine: z
    .strictObject({
      stepMm: size,
      /** Narrowest one that carries words. */
      textFromMm: length,
      /** Between the words and the edges of the spine. */
      textClearanceMm: length,
      /** Letters are so much lower than the spine is wide. */
      lettersNarrowerMm: length,
    })
    .nullable(),
  /** From the spine to the crease of a soft cover. */
  creaseMm: length,
  /** What lies across the fold is moved out so far on each page, so that a strip twice as wide is on both. */
  foldShiftMm: length,
  /** From the fold to the nearest words, and to the nearest face. */
  foldTextMm: length,
  foldFaceMm: length,
  /** Times the thickness of a leaf: how far a sheet further in stands out of the ones around it. */
  creepFactor: fact(z.number().min(0).max(5)),
  /** What the boards are pasted to: paper of the bindery's own, or the first and the last half sheet. */
  endPaper: fact(z.enum(['none', 'stock', 'half-sheets'])),
})

const calendarBinding = z.strictObject({
  kind: z.enum(['wire', 'hole', 'slot']),
  holes: z
    .strictObject({
      shape: z.enum(['square', 'round']),
      sizeMm: size,
      /** From the binding edge to the middle of the holes. */
      centreMm: size,
      /** From hole to hole; null where there is one, in the middle. */
      pitchMm: size.nullable(),
    })
    .nullable(),
  /** Where the hanger of a wire shows, in the middle of the edge. */
  thumbHole: z
    .strictObject({
      diameterMm: size,
      keepFreeWidthMm: size,
      /** Formats that stand on a desk, without a hanger. */
      standingFormats: z.array(z.enum(CALENDAR_FORMATS)),
    })
    .nullable(),
})

export const BOOK_BINDINGS = PHOTOBOOK_BINDINGS.flatMap(binding =>
  PHOTOBOOK_COVERS.map(cover => `${binding}-${cover}` as const),
)

/** `bindings.json`: what the bindery needs of books and calendars. Lengths in mm. */
export const bindingsSchema = z.strictObject({
  version,
  /** By binding and cover: `pur-hard`. */
  books: z.partialRecord(z.enum(BOOK_BINDINGS), bookBinding),
  calendars: z.record(z.enum(CALENDAR_BINDINGS), calendarBinding),
})

export type Bindings = z.infer<typeof bindingsSchema>
export type BookBinding = z.infer<typeof bookBinding>
export type CalendarBinding = z.infer<typeof calendarBinding>
