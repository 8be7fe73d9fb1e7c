import { localisedSchema } from '@passepartout/domain'
import { FONT_FAMILY_NAMES } from '@passepartout/typeset'
import { z } from 'zod'
import { elementSchema } from './elements.ts'
import { calendarSchema, cardSchema, collageSchema, photobookSchema } from './kinds.ts'
import { colour, day, id, lengthMm, token, version } from './parts.ts'

const paletteSchema = z.strictObject({
  id,
  name: localisedSchema,
  /** The colour that tells this palette from the others. */
  swatch: colour,
  colours: z.record(token, colour),
})

const trimSchema = z.strictObject({ widthMm: lengthMm, heightMm: lengthMm })

const pageSchema = z.strictObject({
  /** `front`, `back`, `inside-left`, `inside-right`, `cover`, `month-1` ... */
  id,
  name: localisedSchema.optional(),
  /** Token of the ground, which runs into the bleed. */
  background: token,
  /** Two facing pages as one, twice as wide as the trim. */
  spread: z.literal(true).optional(),
  /** From back to front. */
  elements: z.array(elementSchema),
})

/** The same design laid out for a page of another proportion. */
const layoutSchema = z.strictObject({ trim: trimSchema, pages: z.array(pageSchema).min(1) })

/** A page drawn by `page-templates.json`, in this design's colours and typefaces. */
const templatePageSchema = z.strictObject({
  id,
  name: localisedSchema.optional(),
  template: id,
  ground: token,
  ink: token,
  display: z.strictObject({
    face: z.enum(FONT_FAMILY_NAMES),
    weight: z.int().default(400),
    italic: z.boolean().default(false),
  }),
  small: z.strictObject({
    face: z.enum(FONT_FAMILY_NAMES),
    weight: z.int().default(400),
    italic: z.boolean().default(false),
  }),
})

const common = {
  version,
  id,
  name: localisedSchema,
  created: day,
  /** Editorial order, highest first: no figure of sales. */
  popularity: z.int().min(0).max(1_000),
  trim: trimSchema,
  bleedMm: z.number().min(0).max(20),
  /** Nothing important nearer to the trim than this. */
  safeMm: z.number().min(0).max(50),
  /** What is printed where the metal would be, when there is no refinement. */
  foilFallback: token.optional(),
  /** The first is the one that lists show. */
  palettes: z.array(paletteSchema).min(1),
  pages: z.array(z.union([pageSchema, templatePageSchema])).min(1),
  /** For formats of other proportions than the trim's; see `fitDesign`. */
  layouts: z.array(layoutSchema).default([]),
}

/** `catalogue/designs/<kinds>/<id>.json`. */
export const designSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('card'), ...common, card: cardSchema }),
  z.strictObject({ kind: z.literal('calendar'), ...common, calendar: calendarSchema }),
  z.strictObject({ kind: z.literal('photobook'), ...common, photobook: photobookSchema }),
  z.strictObject({ kind: z.literal('collage'), ...common, collage: collageSchema }),
])

export type DesignFile = z.output<typeof designSchema>
export type DesignPage = z.output<typeof pageSchema>
export type TemplatePage = z.output<typeof templatePageSchema>
export type Palette = z.output<typeof paletteSchema>

/** A design whose pages are all drawn out, whether they came from a template or not. */
export type Design = DesignFile extends infer D
  ? D extends DesignFile
    ? Omit<D, 'pages'> & { pages: DesignPage[] }
    : never
  : never
export type CardDesign = Extract<Design, { kind: 'card' }>
export type CalendarDesign = Extract<Design, { kind: 'calendar' }>
export type PhotobookDesign = Extract<Design, { kind: 'photobook' }>
export type CollageDesign = Extract<Design, { kind: 'collage' }>

/** Size of a page in mm: the trim, or two of them side by side. */
export const pageTrim = ({ trim }: Pick<Design, 'trim'>, { spread }: Pick<DesignPage, 'spread'>) =>
  spread ? { widthMm: trim.widthMm * 2, heightMm: trim.heightMm } : trim
