import { localisedSchema } from '@passepartout/domain'
import { FONT_FAMILY_NAMES } from '@passepartout/typeset'
import { z } from 'zod'
import { elementSchema } from './elements.ts'
import { calendarSchema, cardSchema, collageSchema, photobookSchema } from './kinds.ts'
import { colour, day, id, lengthMm, token, version } from './parts.ts'

const paletteSchema = z.strictObject({
  id,
  name: localisedSchema,
  /** The colour that distinguishes this palette from the others. */
  swatch: colour,
  colours: z.record(token, colour),
})

const trimSchema = z.strictObject({ widthMm: lengthMm, heightMm: lengthMm })

const pageSchema = z.strictObject({
  /** `front`, `back`, `inside-left`, `inside-right`, `cover`, `month-1` ... */
  id,
  name: localisedSchema.optional(),
  /** Token of the background, which includes the bleed. */
  background: token,
  /** A spread of two facing pages, twice as wide as the trim. */
  spread: z.literal(true).optional(),
  /** From back to front. */
  elements: z.array(elementSchema),
})

/** The design laid out for a page of another ratio. */
const layoutSchema = z.strictObject({ trim: trimSchema, pages: z.array(pageSchema).min(1) })

/** A page created from `page-templates.json`, in this design's colours and fonts. */
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
  /** Editorial order, highest first: not based on sales. */
  popularity: z.int().min(0).max(1_000),
  trim: trimSchema,
  bleedMm: z.number().min(0).max(20),
  /** Minimum distance of important content from the trim. */
  safeMm: z.number().min(0).max(50),
  /** Token that replaces the foil without a print finish. */
  foilFallback: token.optional(),
  /** Lists show the first one. */
  palettes: z.array(paletteSchema).min(1),
  pages: z.array(z.union([pageSchema, templatePageSchema])).min(1),
  /** For formats whose ratio differs from the trim's; see `fitDesignToFormat`. */
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

/** A design with all pages expanded, including those from templates. */
export type Design = DesignFile extends infer D
  ? D extends DesignFile
    ? Omit<D, 'pages'> & { pages: DesignPage[] }
    : never
  : never
export type CardDesign = Extract<Design, { kind: 'card' }>
export type CalendarDesign = Extract<Design, { kind: 'calendar' }>
export type PhotobookDesign = Extract<Design, { kind: 'photobook' }>
export type CollageDesign = Extract<Design, { kind: 'collage' }>

/** Size of a page in mm: the trim, or two of them side by side for a spread. */
export const pageTrim = ({ trim }: Pick<Design, 'trim'>, { spread }: Pick<DesignPage, 'spread'>) =>
  spread ? { widthMm: trim.widthMm * 2, heightMm: trim.heightMm } : trim
