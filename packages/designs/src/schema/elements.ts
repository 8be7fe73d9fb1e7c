import { DRAG_ZONES, MASKS, TEXT_ROLES } from '@passepartout/document'
import { localisedSchema } from '@passepartout/domain'
import { FONT_FAMILY_NAMES } from '@passepartout/typeset'
import { z } from 'zod'
import { box, id, lengthMm, mm, paint } from './parts.ts'

// The format of design files, on its own feet: a new version of the document does not touch the catalogue.

const file = z.string().regex(/^[a-z0-9]+(-+[a-z0-9]+)*\.svg$/, 'must be an SVG file such as olive-grove.svg')

const share = z.number().min(0).max(1)

const artworkSchema = z.strictObject({
  kind: z.literal('artwork'),
  id,
  /** SVG file beside the design; its colours are tokens, `var(--ink)`, its metal `var(--foil)`. */
  file,
  /** Another drawing where a palette changes more than colours. */
  fileByPalette: z.record(id, file).default({}),
  opacity: z.number().min(0).max(1).default(1),
  /** Part of the drawing that lies under the box, in units of its view box; all of that where left out. */
  view: z.strictObject({ x: mm, y: mm, width: lengthMm, height: lengthMm }).optional(),
  /**
   * A single ornament that a customer may move: how small and large (as shares of its size here), how far turned either way, and
   * what it stays within whole. Over the `edge` it may run. Left out of frames, grounds and patterns.
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
  /** Dash and gap in mm. */
  dashMm: z.tuple([z.number().min(0), z.number().positive()]).optional(),
  /** Corners of a rectangle. */
  radiusMm: z.number().min(0).max(500).default(0),
  opacity: z.number().min(0).max(1).default(1),
  ...box,
  /** A line may be flat: 0 wide or high. */
  width: z.number().min(0).max(2_000),
  height: z.number().min(0).max(2_000),
})

const textSchema = z.strictObject({
  kind: z.literal('text'),
  /** Unique in the design. */
  id,
  field: z.enum(TEXT_ROLES).optional(),
  /** Sample words by language, or the same in all (a name); a line break is kept. */
  text: z.union([z.string().min(1), localisedSchema]),
  face: z.enum(FONT_FAMILY_NAMES),
  weight: z.int().min(100).max(900).default(400),
  italic: z.boolean().default(false),
  sizePt: z.number().min(4).max(400),
  /** Smallest size a long text may shrink to; 60 % of its size unless given. */
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
  /** Corners of `rounded`. */
  radiusMm: z.number().min(0).max(500).default(3),
  /** Sample photo: its id in `content/assets/photos.json`. */
  sample: id.optional(),
  /** The point of the sample that should stay in view, from its top left corner. */
  focus: z.strictObject({ x: share, y: share }).default({ x: 0.5, y: 0.5 }),
  /** 1 just covers the slot. */
  zoom: z.number().min(1).max(8).default(1),
  ...box,
})

const stencilSchema = z.strictObject({
  kind: z.literal('stencil'),
  /** Unique in the design; own words come under it. */
  id,
  /** The opening, over the box. */
  mask: z.enum(MASKS).optional(),
  /** Or letters and numbers as the opening, as large as the box holds. */
  text: localisedSchema.optional(),
  face: z.enum(FONT_FAMILY_NAMES).default('Figtree'),
  weight: z.int().min(100).max(900).default(800),
  trackingEm: z.number().min(-0.2).max(1).default(0),
  fill: paint,
  /** What it covers: the box and this much around it. */
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
   * `table`: seven columns. `list`: a line per day. `strip`: all days side by side. `weeks`: a block of lines per week.
   */
  style: z.enum(['table', 'list', 'strip', 'weeks']),
  /** -1 is the month before, 1 the month after. */
  offset: z.int().min(-1).max(1).default(0),
  /** Typeface of the figures. */
  face: z.enum(FONT_FAMILY_NAMES),
  weight: z.int().min(100).max(900).default(400),
  italic: z.boolean().default(false),
  sizePt: z.number().min(4).max(80),
  /** Typeface of weekdays, numbers of weeks and names; the figures' unless given. */
  headFace: z.enum(FONT_FAMILY_NAMES).optional(),
  headWeight: z.int().min(100).max(900).default(400),
  headSizePt: z.number().min(4).max(40),
  headTrackingEm: z.number().min(0).max(0.5).default(0),
  headCaps: z.boolean().default(false),
  ink: paint,
  /** Weekdays, numbers of weeks, days of the neighbouring months. */
  muted: paint,
  /** Sundays and marked days. */
  accent: paint,
  /** Rules between lines or cells. */
  line: paint.optional(),
  lineMm: z.number().min(0.05).max(2).default(0.2),
  rules: z.enum(['none', 'head', 'rows', 'cells']).default('none'),
  /** Ground under Saturdays and Sundays. */
  tint: paint.optional(),
  weekdays: z.enum(['none', 'narrow', 'short', 'long']).default('short'),
  /** Numbers of the weeks, where the place uses them. */
  weekNumbers: z.boolean().default(false),
  /** Days of the months before and after, in `table`. */
  neighbours: z.boolean().default(false),
  /** A sixth week has a row of its own, or shares the cells of the fifth, parted by a diagonal. */
  sixthWeek: z.enum(['row', 'shared']).default('row'),
  /** Place of the figure in the cells of `table`. */
  figures: z.enum(['centre', 'top-left', 'top-right']).default('centre'),
  /** Heads of a planner's columns, in `list`. */
  columns: z.array(localisedSchema).max(7).default([]),
  /** Columns in which `list` and `weeks` flow, rows of `strip`. */
  flow: z.int().min(1).max(6).default(1),
  /** Stands before the number of a week, in `weeks`. */
  weekWord: localisedSchema.optional(),
  /** Head of the block that is left over, in `weeks`. */
  notes: localisedSchema.optional(),
  ...box,
})

const calendarTitleSchema = z.strictObject({
  kind: z.literal('calendar-title'),
  id,
  /** `years` is the calendar's (`2026/27` where it crosses one), everything else the page's month. */
  shows: z.enum(['month', 'month-year', 'short-month', 'number', 'year', 'years']),
  /** -1 is the month before, 1 the month after. */
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
