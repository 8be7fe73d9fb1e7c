import { z } from 'zod'
import { colour, id, mm } from '../catalogue/fields.ts'
import { localisedSchema } from '../catalogue/localised-schema.ts'
import * as ids from '../catalogue/vocabulary.ts'
import { PUBLIC_PRODUCT_KINDS } from '../products/lists.ts'
import { CHANNELS } from '../shops/channels.ts'
import { CURRENCIES } from '../shops/locales.ts'

const namedTermSchema = <const I extends readonly string[]>(known: I) =>
  z.strictObject({ id: z.enum(known), name: localisedSchema })

/** A group whose ids exist in data only: a new id needs no code. */
const open = z.strictObject({ id, name: localisedSchema })

/** Themes of photobooks: `1` to `50`, and the card shop's `kl-1` to `kl-39` (spec 3). */
const PHOTOBOOK_CATEGORIES: readonly string[] = [
  ...Array.from({ length: 50 }, (_, index) => `${index + 1}`),
  ...Array.from({ length: 39 }, (_, index) => `kl-${index + 1}`),
]

/**
 * Schemas of the terms of each group (spec 3), in addition to id and name. A group's file is `vocabulary/<group>.json`.
 * Sizes and producible variants are defined in `products/*.json`; materials, frames, mats, options and card fronts have
 * files of their own.
 */
export const TERM_SCHEMAS = {
  'product-kinds': namedTermSchema(PUBLIC_PRODUCT_KINDS),
  /** Shown as a separate material; `material`, `frame` and `options` are its configuration. */
  'display-materials': open.extend({
    material: id.optional(),
    framed: z.boolean().default(false),
    frame: z.enum(ids.FRAME_KINDS).optional(),
    options: z.array(id).min(1).optional(),
  }),
  'format-groups': namedTermSchema(ids.FORMAT_GROUPS),
  'frame-extras': namedTermSchema(ids.FRAME_EXTRAS),
  'mat-colours': namedTermSchema(ids.MAT_COLOURS).extend({ colour: colour.optional() }),
  /** Visible width of the mat on each side. */
  'mat-sizes': namedTermSchema(ids.MAT_SIZES).extend({ mm }),
  'calendar-types': namedTermSchema(ids.CALENDAR_TYPES),
  'calendar-formats': namedTermSchema(ids.CALENDAR_FORMATS),
  'calendar-mountings': namedTermSchema(ids.CALENDAR_BINDINGS),
  'photobook-types': namedTermSchema(ids.PHOTOBOOK_TYPES),
  'photobook-formats': open,
  'photobook-orientations': namedTermSchema(ids.PHOTOBOOK_ORIENTATIONS),
  'photobook-bindings': namedTermSchema(ids.PHOTOBOOK_BINDINGS),
  'photobook-covers': namedTermSchema(ids.PHOTOBOOK_COVERS),
  'photobook-papers': namedTermSchema(ids.PHOTOBOOK_PAPERS),
  'cover-laminations': open,
  'photobook-categories': namedTermSchema(PHOTOBOOK_CATEGORIES).extend({ channel: z.enum(CHANNELS) }),
  'photobox-types': namedTermSchema(ids.PHOTOBOX_TYPES),
  'photobox-sizes': namedTermSchema(ids.PHOTOBOX_SIZES),
  'print-types': namedTermSchema(ids.PRINT_TYPES),
  'photo-formats': namedTermSchema(ids.PHOTO_FORMATS),
  'card-accessory-types': namedTermSchema(ids.CARD_ACCESSORY_TYPES),
  'envelope-classes': namedTermSchema(ids.ENVELOPE_CLASSES),
  refinements: namedTermSchema(ids.PRINT_FINISHES),
  'card-filters': namedTermSchema(ids.CARD_FILTERS),
  'card-aspect-ratios': open,
  'card-categories': open,
  'card-labels': open,
  'card-styles': open,
  /** Colour filters of designs: each palette belongs to the swatch nearest to its own. */
  colours: open.extend({ swatch: colour }),
  occasions: namedTermSchema(ids.OCCASIONS),
  'sort-options': namedTermSchema(ids.SORT_OPTIONS),
  'content-states': namedTermSchema(ids.CONTENT_STATES),
  units: namedTermSchema(ids.UNITS).extend({ symbol: z.string().min(1).optional() }),
  currencies: namedTermSchema(ids.CURRENCY_IDS).extend({ code: z.enum(CURRENCIES) }),
} as const

export type VocabularyGroup = keyof typeof TERM_SCHEMAS

export type Term<G extends VocabularyGroup = VocabularyGroup> = z.output<(typeof TERM_SCHEMAS)[G]>

/** Terms by group, in the order of display. The catalogue slice of a page omits the groups it does not show. */
export type Vocabulary = { readonly [G in VocabularyGroup]?: readonly Term<G>[] }
