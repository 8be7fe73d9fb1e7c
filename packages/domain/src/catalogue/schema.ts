import { z } from 'zod'
import type { Vocabulary } from '../catalogue-terms/groups.ts'
import type { ProductDefinitions } from '../products/kind-data-loaders.ts'
import { COUNTRY_CODES } from '../shops/locales.ts'
import type { Bindings } from './bindings.ts'
import { colour, format, id, mm, version } from './fields.ts'
import type { Lab } from './labs.ts'
import { localisedSchema } from './localised-schema.ts'
import {
  FORMAT_GROUPS,
  FRAME_KINDS,
  type FrameType,
  MAT_TYPES,
  OCCASIONS,
  PRINT_FINISHES,
} from './vocabulary.ts'

const frameType = z
  .string()
  .refine(
    (value): value is FrameType => FRAME_KINDS.some(kind => value === kind || value.startsWith(`${kind}-`)),
    {
      message: 'must begin with a frame kind',
    },
  )

const grams = z.number().min(0).max(20_000)

const formatList = z.strictObject({ main: z.array(format).min(1), more: z.array(format).default([]) })
const formatGroups = z.partialRecord(z.enum(FORMAT_GROUPS), formatList)

/**
 * `formats.json`: formats offered without an enquiry, by ratio group. Sizes are landscape; portrait is the same format
 * turned.
 */
export const formatsSchema = z.strictObject({
  version,
  /** Format sets that materials choose from, each for metric and for inch shops. */
  sets: z.record(id, z.strictObject({ cm: formatGroups, in: formatGroups })),
  /** Group ids that replace others in a country (spec 3: en-GB). */
  /** The group in which a country shows custom sizes; other countries show them behind "more formats" only. */
  freeGroups: z.partialRecord(z.enum(COUNTRY_CODES), z.enum(FORMAT_GROUPS)),
  renames: z.partialRecord(
    z.enum(COUNTRY_CODES),
    z.partialRecord(z.enum(FORMAT_GROUPS), z.enum(FORMAT_GROUPS)),
  ),
})

const optionValue = z.strictObject({
  id,
  name: localisedSchema,
  text: localisedSchema.optional(),
  /** Too trivial for a detail row in cart and order ("none", "standard"). */
  plain: z.boolean().default(false),
  /** Depth of the stretcher of a canvas. */
  depthMm: mm.optional(),
  /** How the picture continues over the edge. */
  edge: z.enum(['wrap', 'mirror', 'colour']).optional(),
})

/** `options.json`: every option group with its values; a value's id begins with its group's. */
export const optionsSchema = z.strictObject({
  version,
  groups: z.array(
    z.strictObject({
      id,
      name: localisedSchema,
      values: z.array(optionValue).min(2),
      /** Only offered together with a glazed frame. */
      needs: z.enum(['glazed-frame']).optional(),
    }),
  ),
})

/** `materials/<id>.json`. */
export const materialSchema = z.strictObject({
  version,
  id,
  position: z.int().min(1),
  /** Meant where no material is named; most frames are made for it. */
  isDefault: z.boolean().default(false),
  group: z.enum(['bestseller', 'premium', 'additional']),
  name: localisedSchema,
  text: localisedSchema,
  formatSet: id,
  formatGroups: z.array(z.enum(FORMAT_GROUPS)).min(1),
  initiallySelectedFormat: z.strictObject({ cm: format, in: format }),
  /** Producible sizes, in either orientation. */
  limits: z.strictObject({ minSideMm: mm, maxShortSideMm: mm, maxLongSideMm: mm }),
  freeFormat: z.boolean(),
  options: z.array(z.strictObject({ group: id, values: z.array(id).min(1), default: id })),
  frames: z.array(z.enum(FRAME_KINDS)),
  print: z.strictObject({
    bleedMm: mm,
    safeMm: mm,
    /** Canvas: overlap on the back of the stretcher, in addition to its depth. */
    wrapMm: mm.optional(),
  }),
  thicknessMm: mm,
  /** Weight of the shipped plate, stretched canvas or paper. */
  gramsPerM2: grams,
  surface: z.enum(['matt', 'satin', 'glossy']),
  /** The edge as seen from the front: stretched canvas, a plate, a plate of glass or under glass, a sheet. */
  edge: z.enum(['canvas', 'plate', 'glass', 'paper']),
  /** Suitable for damp rooms and outdoors. */
  wet: z.boolean(),
})

const profile = z.strictObject({
  /** Width of the profile as seen from the front. */
  widthMm: mm,
  depthMm: mm,
  /** How far the profile overlaps the picture or the mat on each side. */
  rebateMm: mm,
  /** Shadow gap between picture and frame. */
  gapMm: mm.default(0),
})

/** `frames.json`: frame kinds with their finishes, mats. */
export const framesSchema = z.strictObject({
  version,
  kinds: z.array(
    z.strictObject({
      id: z.enum(FRAME_KINDS),
      name: localisedSchema,
      text: localisedSchema,
      glazed: z.boolean(),
      mats: z.array(z.enum(MAT_TYPES)).min(1),
      /** Largest picture including its mat, and the smallest side. */
      limits: z.strictObject({ minSideMm: mm, maxShortSideMm: mm, maxLongSideMm: mm }),
      default: frameType,
      /** Weight of the moulding. */
      gramsPerMetre: grams,
      /** Weight of glass or acrylic and the back; 0 without a pane. */
      paneGramsPerM2: grams,
      profile,
      finishes: z
        .array(
          z.strictObject({
            id: frameType,
            name: localisedSchema,
            /** Drawing colours: the front and its darker inner edge. */
            colour,
            edgeColour: colour,
            look: z.enum(['metal', 'wood', 'lacquer', 'plastic']),
            profile: profile.optional(),
          }),
        )
        .min(1),
    }),
  ),
  mats: z.array(
    z.strictObject({
      id: z.enum(MAT_TYPES),
      name: localisedSchema,
      sizesMm: z.array(mm).min(1),
      colour: colour.optional(),
    }),
  ),
})

const condition = z.strictObject({
  materials: z.array(id).optional(),
  /** Matches if any of these values is chosen. */
  options: z.array(id).optional(),
  framed: z.boolean().optional(),
  frames: z.array(z.enum(FRAME_KINDS)).optional(),
  longSideOverMm: mm.optional(),
  shortSideUnderMm: mm.optional(),
})

/** `combinations.json`: forbidden combinations, beyond the limits of single materials and frames. */
export const combinationsSchema = z.strictObject({
  version,
  rules: z.array(
    z.strictObject({
      /** Stable reason code; the UI holds its text. */
      code: id,
      given: condition,
      refuses: z.array(id).min(1),
    }),
  ),
})

const cardFormat = z.enum(['A6p', 'A6l', 'B6p', 'B6l', 'DLp', 'DLl', 'SQ'])

/** `cards.json`: the card fronts shown in product lists. */
export const cardsSchema = z.strictObject({
  version,
  cards: z.array(
    z.strictObject({
      id,
      name: localisedSchema,
      occasion: z.enum(OCCASIONS),
      format: cardFormat,
      widthMm: mm,
      heightMm: mm,
      foil: z.enum(['none', 'gold', 'silver', 'rosegold']),
      style: z.enum([
        'botanical',
        'classic',
        'modern',
        'typographic',
        'watercolour',
        'photo',
        'minimal',
        'illustrated',
      ]),
      palettes: z
        .array(
          z.strictObject({
            id,
            name: localisedSchema,
            file: z.string().regex(/^[a-z0-9-]+\.svg$/),
            ground: colour,
            /** The colour that distinguishes this palette from the others. */
            swatch: colour,
            colours: z.array(colour).min(1),
          }),
        )
        .min(1),
    }),
  ),
})

/** The fields of `designs/cards/<id>.json` that decide which cards can be made of a design. */
export const cardDesignSummarySchema = z
  .object({
    id,
    name: localisedSchema,
    card: z.object({
      format: cardFormat,
      otherFormats: z.array(z.string()).default([]),
      refinements: z.array(z.enum(PRINT_FINISHES)).min(1),
    }),
  })
  .transform(({ id, name, card }) => ({ id, name, ...card }))

export type FormatsFile = z.infer<typeof formatsSchema>
export type OptionGroup = z.infer<typeof optionsSchema>['groups'][number]
export type OptionValue = OptionGroup['values'][number]
export type MaterialDefinition = z.infer<typeof materialSchema>
export type FrameDefinition = z.infer<typeof framesSchema>['kinds'][number]
export type FrameFinish = FrameDefinition['finishes'][number]
export type FrameProfile = FrameDefinition['profile']
export type MatDefinition = z.infer<typeof framesSchema>['mats'][number]
export type CombinationRule = z.infer<typeof combinationsSchema>['rules'][number]
export type CardFront = z.infer<typeof cardsSchema>['cards'][number]
export type CardDesignSummary = z.infer<typeof cardDesignSummarySchema>

/** Everything the shop can make. Plain data that a page can carry as JSON. */
export interface Catalogue {
  /** Changes with any of the files. */
  version: string
  /** In the order of display. */
  materials: readonly MaterialDefinition[]
  formats: FormatsFile
  options: readonly OptionGroup[]
  frames: readonly FrameDefinition[]
  mats: readonly MatDefinition[]
  rules: readonly CombinationRule[]
  cards: readonly CardFront[]
  /** Every card design, with the formats and print finishes it supports. */
  drawnCards: readonly CardDesignSummary[]
  /** Producible variants of each further product kind: `products/*.json`. */
  products: ProductDefinitions
  /** Measures of the bindery for books and calendars; null in a slice of the catalogue without them. */
  bindings: Bindings | null
  /** The labs that make products; absent in a slice of the catalogue without them. */
  labs?: readonly Lab[]
  /** Names of all ids (spec 3), by group: `vocabulary/*.json`. */
  vocabulary: Vocabulary
}
