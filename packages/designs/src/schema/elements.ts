import { DRAG_ZONES, MASKS, TEXT_ROLES } from '@passepartout/document'
import { localisedSchema } from '@passepartout/domain'
import { FONT_FAMILY_NAMES } from '@passepartout/typeset'
import { z } from 'zod'
import { artworkFile, box, id, lengthMm, mm, paint } from './parts.ts'

// The format of design files is independent of the document: a new document version does not affect the catalogue.

const share = z.number().min(0).max(1)

const artworkSchema = z.strictObject({
  kind: z.literal('artwork'),
  id,
  /** SVG file in the design's folder; its colours are tokens, `var(--ink)`, its foil is `var(--foil)`. */
  file: artworkFile,
  /** Other drawings for palettes that change more than colours. */
  fileByPalette: z.record(id, artworkFile).default({}),
  opacity: z.number().min(0).max(1).default(1),
  /** Visible part of the drawing, in units of its view box; by default the whole view box. */
  view: z.strictObject({ x: mm, y: mm, width: lengthMm, height: lengthMm }).optional(),
  /**
   * A single ornament that the customer may move: its size limits (as shares of its size here), its maximum rotation to
   * either side, and its bounds. With `edge` it may cross the trim. Absent for frames, backgrounds and patterns.
   */
  hand: z
    .strictObject({
      smallest: z.number().min(0.2).max(1).default(1),
      largest: z.number().min(1).max(5).default(1),
      degrees: z.number().min(0).max(180).default(0),
      within: z.enum(DRAG_ZONES).default('safe'),
    })
    .optional(),
  ...box,
})

const shapeSchema = z.strictObject({
  kind: z.literal('shape'),
  id,
  shape: z.enum(['rect', 'ellipse', 'line', 'path']),
  /** SVG path data in millimetres from the box's top left corner; for `path` only. */
  path: z
    .string()
    .regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.e-]+$/, 'must be SVG path data')
    .optional(),
  fill: paint.optional(),
  stroke: paint.optional(),
  strokeMm: z.number().min(0.05).max(20).default(0.35),
  /** Lengths of dash and gap in mm. */
  dashMm: z.tuple([z.number().min(0), z.number().positive()]).optional(),
  /** Corner radius of a rectangle. */
  radiusMm: z.number().min(0).max(500).default(0),
  opacity: z.number().min(0).max(1).default(1),
  ...box,
  /** A line may be 0 wide or high. */
  width: z.number().min(0).max(2_000),
  height: z.number().min(0).max(2_000),
})

const textSchema = z.strictObject({
  kind: z.literal('text'),
  /** Unique in the design. */
  id,
  field: z.enum(TEXT_ROLES).optional(),
  /** Sample text by language, or one for all (a name); line breaks are preserved. */
  text: z.union([z.string().min(1), localisedSchema]),
  face: z.enum(FONT_FAMILY_NAMES),
  weight: z.int().min(100).max(900).default(400),
  italic: z.boolean().default(false),
  sizePt: z.number().min(4).max(400),
  /** Minimum size that a long text may shrink to; by default 60 % of its size. */
  minSizePt: z.number().min(4).max(400).optional(),
  trackingEm: z.number().min(-0.2).max(1).default(0),
  leading: z.number().min(0.6).max(3).default(1.2),
  align: z.enum(['left', 'centre', 'right']).default('centre'),
  valign: z.enum(['top', 'middle', 'bottom']).default('middle'),
  wrap: z.boolean().default(false),
  /** Set in capitals, by the rules of the language. */
  caps: z.boolean().default(false),
  colour: paint,
  opacity: z.number().min(0).max(1).default(1),
  ...box,
})

const photoSchema = z.strictObject({
  kind: z.literal('photo'),
  /** Unique in the design. */
  id,
  mask: z.enum(MASKS).default('rect'),
  /** Corner radius of `rounded`. */
  radiusMm: z.number().min(0).max(500).default(3),
  /** A line along the inside of the outline, as the white edge of a print. */
  border: z.strictObject({ widthMm: z.number().min(0.1).max(50), colour: paint }).optional(),
  /** Sample photo: its id in `content/assets/photos.json`. */
  sample: id.optional(),
  /** The point of the sample that should stay visible, from its top left corner. */
  focus: z.strictObject({ x: share, y: share }).default({ x: 0.5, y: 0.5 }),
  /** At 1 the photo just covers the slot. */
  zoom: z.number().min(1).max(8).default(1),
  ...box,
})

const stencilSchema = z.strictObject({
  kind: z.literal('stencil'),
  /** Unique in the design; the customer's text is stored under it. */
  id,
  /** Shape of the opening, over the box. */
  mask: z.enum(MASKS).optional(),
  /** Alternatively text as the opening, as large as fits the box. */
  text: localisedSchema.optional(),
  face: z.enum(FONT_FAMILY_NAMES).default('Figtree'),
  weight: z.int().min(100).max(900).default(800),
  trackingEm: z.number().min(-0.2).max(1).default(0),
  fill: paint,
  /** The mat extends beyond the box by this much. */
  aroundMm: z.strictObject({
    top: z.number().min(0).max(2_000),
    right: z.number().min(0).max(2_000),
    bottom: z.number().min(0).max(2_000),
    left: z.number().min(0).max(2_000),
  }),
  ...box,
})

const monthGridSchema = z.strictObject({
  kind: z.literal('month-grid'),
  id,
  /**
   * `table`: seven columns. `list`: one line per day. `strip`: all days side by side. `weeks`: one block of lines per
   * week. `week`: the days of a sheet of a week planner.
   */
  style: z.enum(['table', 'list', 'strip', 'weeks', 'week']),
  /** -1 is the previous month, 1 the next one. */
  offset: z.int().min(-1).max(1).default(0),
  /** Font family of the numbers. */
  face: z.enum(FONT_FAMILY_NAMES),
  weight: z.int().min(100).max(900).default(400),
  italic: z.boolean().default(false),
  sizePt: z.number().min(4).max(80),
  /** Font family of weekdays, week numbers and names; by default that of the numbers. */
  headFace: z.enum(FONT_FAMILY_NAMES).optional(),
  headWeight: z.int().min(100).max(900).default(400),
  headSizePt: z.number().min(4).max(40),
  headTrackingEm: z.number().min(0).max(0.5).default(0),
  headCaps: z.boolean().default(false),
  ink: paint,
  /** Colour of weekdays, week numbers and days of adjacent months. */
  muted: paint,
  /** Colour of Sundays and marked days. */
  accent: paint,
  /** Lines between rows or cells. */
  line: paint.optional(),
  lineMm: z.number().min(0.05).max(2).default(0.2),
  rules: z.enum(['none', 'head', 'rows', 'cells']).default('none'),
  /** Background of Saturdays and Sundays. */
  tint: paint.optional(),
  weekdays: z.enum(['none', 'narrow', 'short', 'long']).default('short'),
  /** Shows week numbers, if the locale uses them. */
  weekNumbers: z.boolean().default(false),
  /** Shows days of adjacent months, in `table`. */
  neighbours: z.boolean().default(false),
  /** A sixth week has its own row, or shares the cells of the fifth, divided by a diagonal. */
  sixthWeek: z.enum(['row', 'shared']).default('row'),
  /** Position of the number in the cells of `table`. */
  figures: z.enum(['centre', 'top-left', 'top-right']).default('centre'),
  /** Heads of a planner's columns, in `list` and `week`. */
  columns: z.array(localisedSchema).max(7).default([]),
  /** Number of columns of `list`, `weeks` and `week`, of rows of `strip`. */
  flow: z.int().min(1).max(7).default(1),
  /** Text before the number of a week, in `weeks`. */
  weekWord: localisedSchema.optional(),
  /** Head of the remaining block, in `weeks`. */
  notes: localisedSchema.optional(),
  ...box,
})

const calendarTitleSchema = z.strictObject({
  kind: z.literal('calendar-title'),
  id,
  /** `years` is the year of the calendar (`2026/27` if it spans two), all others derive from the page's month or week. */
  shows: z.enum(['month', 'month-year', 'short-month', 'number', 'year', 'years', 'week', 'week-days']),
  /** -1 is the previous month, 1 the next one. */
  offset: z.int().min(-1).max(1).default(0),
  face: z.enum(FONT_FAMILY_NAMES),
  weight: z.int().min(100).max(900).default(400),
  italic: z.boolean().default(false),
  sizePt: z.number().min(4).max(600),
  trackingEm: z.number().min(-0.2).max(1).default(0),
  align: z.enum(['left', 'centre', 'right']).default('centre'),
  valign: z.enum(['top', 'middle', 'bottom']).default('middle'),
  caps: z.boolean().default(false),
  colour: paint,
  opacity: z.number().min(0).max(1).default(1),
  ...box,
})

export const elementSchema = z.discriminatedUnion('kind', [
  artworkSchema,
  shapeSchema,
  textSchema,
  photoSchema,
  stencilSchema,
  monthGridSchema,
  calendarTitleSchema,
])
export type DesignElement = z.output<typeof elementSchema>
export type DesignElementOf<K extends DesignElement['kind']> = Extract<DesignElement, { kind: K }>
export type TextElement = DesignElementOf<'text'>
