import { MASKS } from '@passepartout/document'
import {
  CALENDAR_FORMATS,
  CALENDAR_TYPES,
  CARD_ACCESSORY_TYPES,
  CARD_DIE_CUTS,
  type DesignKind,
  KINDS,
  localisedSchema,
  OCCASIONS,
  PHOTOBOOK_TYPES,
  PRINT_FINISHES,
} from '@passepartout/domain'
import { FONT_FAMILY_NAMES } from '@passepartout/typeset'
import { z } from 'zod'
import { artworkFile, id, token } from './parts.ts'

export { DESIGN_KINDS, type DesignKind } from '@passepartout/domain'

/** Folder of a kind's designs in `catalogue/`. */
export const folderOf = ({ kind }: { kind: DesignKind }): string => `designs/${KINDS[kind].designs.folder}`

/** Purposes of a card (card filter `category`, spec 3). */
/** Pages of a calendar's design that its first sheet may take; one without `weeks` has no week planner. */
export const FIRST_SHEETS = { months: 'month-1', weeks: 'week-1' } as const

export const CARD_CATEGORIES = [
  'save-the-date',
  'invitation',
  'announcement',
  'thank-you',
  'greeting',
  'condolence',
] as const
export const CARD_FORMATS = ['A6p', 'A6l', 'B6p', 'B6l', 'DLp', 'DLl', 'SQ'] as const
export const CARD_STYLES = [
  'botanical',
  'classic',
  'modern',
  'typographic',
  'watercolour',
  'photo',
  'minimal',
  'illustrated',
] as const
/** Labels of a card in lists: no claims about sales. */
export const CARD_LABELS = ['new', 'foil', 'photo', 'eco'] as const
export const CARD_PAPERS = ['glatt', 'natur', 'perlmutt', 'struktur'] as const

export const cardSchema = z.strictObject({
  occasions: z.array(z.enum(OCCASIONS)).min(1),
  categories: z.array(z.enum(CARD_CATEGORIES)).min(1),
  format: z.enum(CARD_FORMATS),
  /** Its drawing touches no edge, so the whole can also be placed on paper of other ratios. */
  freestanding: z.boolean().default(false),
  /** Additional formats, as computed by `additionalFormats`. */
  otherFormats: z.array(z.string()).default([]),
  /** `flat`: front and back. `folded`: front, two inner pages, back; the trim is that of the folded card. */
  folding: z.enum(['flat', 'folded']),
  style: z.enum(CARD_STYLES),
  labels: z.array(z.enum(CARD_LABELS)).default([]),
  /** Lists show the first one. */
  refinements: z.array(z.enum(PRINT_FINISHES)).min(1),
  punchings: z.array(z.enum(CARD_DIE_CUTS)).min(1),
  papers: z.array(z.enum(CARD_PAPERS)).min(1),
  accessories: z.array(z.enum(CARD_ACCESSORY_TYPES)).default([]),
})

export const calendarSchema = z.strictObject({
  calendarTypes: z.array(z.enum(CALENDAR_TYPES)).min(1),
  formats: z.array(z.enum(CALENDAR_FORMATS)).min(1),
})

/** `1` to `50`, and `kl-1` to `kl-39` (specification 3). */
const categoryId = z
  .string()
  .regex(/^([1-9]|[1-4]\d|50|kl-([1-9]|[12]\d|3\d))$/, 'must be 1 to 50, or kl-1 to kl-39')

const share = (most: number) => z.number().min(0).max(most)

/** How a book's photos, captions and chapters look beyond the pages that the design draws. */
const bookThemeSchema = z.strictObject({
  /** Shares of the shorter side of a page, on calm pages. */
  marginShare: share(0.3),
  gapShare: share(0.2),
  /** Outline and corners of photos that are laid out. */
  mask: z.enum(MASKS).default('rect'),
  radiusShare: share(0.5).default(0),
  /** A line around these photos. */
  frame: z.strictObject({ widthShare: z.number().min(0.001).max(0.1), colour: token }).optional(),
  captions: z
    .strictObject({
      face: z.enum(FONT_FAMILY_NAMES),
      weight: z.int().default(400),
      italic: z.boolean().default(false),
      colour: token,
    })
    .optional(),
  chapter: z
    .strictObject({
      background: token,
      colour: token,
      align: z.enum(['left', 'centre', 'right']).default('centre'),
      /** Upper edge of the title, as a share of the height of the page. */
      titleShare: share(0.7).default(0.36),
      /** Its middle in shares of the left page, its size in shares of the shorter side. */
      ornament: z
        .strictObject({ file: artworkFile, x: share(1), y: share(1), width: share(1), height: share(1) })
        .optional(),
    })
    .optional(),
})

export type BookThemeFile = z.output<typeof bookThemeSchema>

export const photobookSchema = z.strictObject({
  types: z.array(z.enum(PHOTOBOOK_TYPES)).min(1),
  /** `a4-quer`, or millimetres such as `300-300`. */
  formats: z.array(id).min(1),
  /** Text along the spine, omitted if the spine is too thin. */
  spine: z.strictObject({
    ground: token,
    colour: token,
    face: z.enum(FONT_FAMILY_NAMES),
    weight: z.int().default(400),
    sizePt: z.number().min(6).max(24),
    trackingEm: z.number().default(0.04),
    caps: z.boolean().default(false),
    text: localisedSchema,
  }),
  categoryIds: z.array(categoryId).min(1),
  theme: bookThemeSchema.optional(),
})

export const collageSchema = z.strictObject({
  /** The number in its address; 1 and 13 are the channels' defaults (spec 9). */
  designId: z.string().regex(/^[1-9]\d{0,5}$/, 'must be a number'),
  slots: z.int().min(1).max(100),
  /** Aspect ratio, such as `3:2`. */
  ratio: z.string().regex(/^[1-9]\d?:[1-9]\d?$/, 'must be a ratio such as 3:2'),
  /** Millimetres, such as `600x400`. */
  formats: z
    .array(z.string().regex(/^[1-9]\d{1,4}x[1-9]\d{1,4}$/, 'must be millimetres such as 600x400'))
    .min(1),
  /** Its themes; most collages have none. */
  categoryIds: z.array(categoryId).min(1).optional(),
})
