import { DOCUMENT_KINDS, LOCALES, PRINT_FINISHES } from '@passepartout/domain'
import * as z from 'zod'
import { elementSchema } from './elements/shapes.ts'
import { CAPTION_POSITIONS } from './elements/text/text.ts'
import { MASKS } from './geometry/mask-path.ts'
import { LIMITS } from './limits.ts'
import { mergeSchema } from './mail-merge/merge-schema.ts'
import {
  type Asset,
  BOOK_DENSITIES,
  BOOK_MOODS,
  type BookData,
  type BookTheme,
  CALENDAR_EVENT_KINDS,
  type CalendarData,
  type CardData,
  type CoverGeometry,
  type Document,
  type Edge,
  type LeftPage,
  PAGE_NUMBER_POSITIONS,
  type Page,
  type PageNumbers,
  PHOTO_WISHES,
  type PhotoCaption,
  type PhotoJudgement,
  type PinnedDesign,
  type PrintChoices,
} from './model.ts'
import {
  colourSchema,
  cropSchema,
  flatBoxSchema,
  fontFamilySchema,
  hashSchema,
  idSchema,
  lineSchema,
  paintSchema,
  sidesSchema,
} from './schema-parts.ts'

const trimLength = z.number().min(LIMITS.trim.min).max(LIMITS.trim.max)
const pixels = z.int().min(1).max(LIMITS.pixels)

const record = <K extends z.ZodType<string>, V extends z.ZodType>(key: K, value: V, most: number) =>
  z.record(key as never, value).refine(entries => Object.keys(entries).length <= most)

export const takenAtSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/)

export const printSchema: z.ZodType<PrintChoices> = z.strictObject({
  copies: z.int().min(1).max(LIMITS.copies),
  paper: idSchema.nullable(),
  back: lineSchema(LIMITS.backLength).nullable(),
})

const share = z.number().min(0).max(1)

export const judgementSchema: z.ZodType<PhotoJudgement> = z.strictObject({
  sharpness: share,
  light: share,
  colour: share,
  isScreenshot: z.exactOptional(z.literal(true)),
})

/** Of several lines. */
const captionWords = z
  .string()
  .max(LIMITS.captionLength)
  .regex(/^(?:\P{Cc}|\n)*$/u)

export const captionSchema: z.ZodType<PhotoCaption> = z.strictObject({
  words: captionWords,
  position: z.enum(CAPTION_POSITIONS),
})

export const wishSchema = z.enum(PHOTO_WISHES)

export const assetSchema: z.ZodType<Asset> = z.strictObject({
  id: idSchema,
  name: lineSchema(LIMITS.nameLength),
  width: pixels,
  height: pixels,
  source: z.enum(['upload', 'sample']),
  alt: z.exactOptional(lineSchema(LIMITS.altLength)),
  notices: z.array(lineSchema(LIMITS.idLength)).max(LIMITS.noticesPerAsset),
  takenAt: z.exactOptional(takenAtSchema),
  lastCrop: z.exactOptional(cropSchema),
  caption: z.exactOptional(captionSchema),
  wish: z.exactOptional(wishSchema),
  judged: z.exactOptional(judgementSchema),
})

export const edgeSchema: z.ZodType<Edge> = z.strictObject({
  mode: z.enum(['folded', 'mirrored', 'coloured']),
  depth: z.number().min(0).max(LIMITS.margin),
  colour: colourSchema,
})

export const PAGE_ROLES = [
  'front',
  'back',
  'inside-left',
  'inside-right',
  'inside',
  'spread',
  'sheet',
  'cover',
] as const

export const coverSchema: z.ZodType<CoverGeometry> = z.strictObject({
  hinge: z.number().min(0).max(LIMITS.margin),
  turnIn: z.number().min(0).max(LIMITS.margin),
})

export const pageSchema: z.ZodType<Page> = z.strictObject({
  id: idSchema,
  role: z.enum(PAGE_ROLES),
  trim: z.strictObject({ width: trimLength, height: trimLength }),
  bleed: sidesSchema,
  safe: sidesSchema,
  background: paintSchema,
  backgroundPhoto: z.exactOptional(idSchema),
  photoIndex: z.exactOptional(z.literal(true)),
  edge: edgeSchema.nullable(),
  spine: z.number().min(0).max(LIMITS.spine).nullable(),
  cover: z.exactOptional(coverSchema),
  month: z.int().min(0).max(LIMITS.months).nullable(),
  elements: z.array(elementSchema).max(LIMITS.elementsPerPage),
  print: z.exactOptional(printSchema),
})

export const leftPageSchema: z.ZodType<LeftPage> = z.strictObject({
  layout: hashSchema,
  was: pageSchema,
  became: pageSchema.nullable(),
  lost: z
    .array(z.strictObject({ assetId: idSchema, lastCrop: cropSchema.nullable() }))
    .max(LIMITS.elementsPerPage),
})

const token = paintSchema.refine(name => !name.startsWith('#'))

export const bookThemeSchema: z.ZodType<BookTheme> = z.strictObject({
  marginShare: z.number().min(0).max(0.3),
  gapShare: z.number().min(0).max(0.2),
  mask: z.enum(MASKS),
  radiusShare: z.number().min(0).max(0.5),
  frame: z.strictObject({ widthShare: z.number().min(0.001).max(0.1), colour: paintSchema }).nullable(),
  captions: z.exactOptional(
    z.strictObject({
      face: fontFamilySchema,
      weight: z.int().min(100).max(900),
      italic: z.boolean(),
      colour: paintSchema,
    }),
  ),
  chapter: z.exactOptional(
    z.strictObject({
      background: paintSchema,
      colour: paintSchema,
      align: z.enum(['left', 'centre', 'right']),
      titleShare: z.number().min(0).max(0.8),
      ornament: z.exactOptional(z.strictObject({ art: hashSchema, box: flatBoxSchema })),
    }),
  ),
})

export const designSchema: z.ZodType<PinnedDesign> = z.strictObject({
  id: idSchema,
  version: lineSchema(LIMITS.idLength),
  palette: lineSchema(LIMITS.idLength),
  colours: record(token, colourSchema, LIMITS.colours),
  foilFallback: token.nullable(),
  book: z.exactOptional(bookThemeSchema),
})

const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const words = lineSchema(LIMITS.eventLength)

export const calendarSchema: z.ZodType<CalendarData> = z.strictObject({
  start: z.strictObject({ year: z.int().min(1900).max(2200), month: z.int().min(1).max(12) }),
  months: z.exactOptional(z.int().min(1).max(LIMITS.months)),
  weeks: z.exactOptional(z.int().min(1).max(LIMITS.months)),
  region: z
    .string()
    .regex(/^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/)
    .nullable(),
  holidays: record(date, words, LIMITS.holidays),
  observances: z.exactOptional(record(date, words, LIMITS.holidays)),
  schoolHolidays: z.exactOptional(
    z.array(z.strictObject({ from: date, until: date, name: words })).max(LIMITS.schoolHolidays),
  ),
  events: z
    .array(
      z.strictObject({
        id: idSchema,
        month: z.int().min(1).max(12),
        day: z.int().min(1).max(31),
        year: z.int().min(1900).max(2200).nullable(),
        text: words,
        kind: z.exactOptional(z.enum(CALENDAR_EVENT_KINDS)),
        since: z.exactOptional(z.int().min(1).max(2200)),
        column: z.exactOptional(
          z
            .int()
            .min(0)
            .max(LIMITS.calendarColumns - 1),
        ),
        until: z.exactOptional(
          z.strictObject({ month: z.int().min(1).max(12), day: z.int().min(1).max(31) }),
        ),
        colour: z.exactOptional(colourSchema),
        photo: z.exactOptional(
          z.strictObject({
            assetId: idSchema,
            crop: cropSchema,
            shape: z.exactOptional(z.literal('square')),
          }),
        ),
      }),
    )
    .max(LIMITS.events)
    .refine(events => events.filter(({ photo }) => photo).length <= LIMITS.dayPhotos),
  names: z.array(words).max(LIMITS.calendarColumns),
  firstDay: z.exactOptional(z.literal([0, 1])),
  weekNumbers: z.exactOptional(z.boolean()),
  moon: z.exactOptional(z.literal(true)),
  second: z.exactOptional(z.enum(LOCALES)),
})

export const cardSchema: z.ZodType<CardData> = z.strictObject({
  envelope: idSchema.nullable(),
  punching: idSchema.nullable(),
  read: hashSchema.nullable(),
  merge: z.exactOptional(mergeSchema),
})

export const bookSchema: z.ZodType<BookData> = z.strictObject({
  density: z.enum(BOOK_DENSITIES),
  mood: z.enum(BOOK_MOODS),
  neverCrop: z.boolean(),
  proposal: z.int().min(0).max(LIMITS.proposals),
})

export const pageNumbersSchema: z.ZodType<PageNumbers> = z.strictObject({
  position: z.enum(PAGE_NUMBER_POSITIONS),
  from: z.int().min(1).max(LIMITS.pages),
})

/** The strict schema of version 2. Use `parseDocument` for untrusted input. */
export const documentSchema: z.ZodType<Document> = z.strictObject({
  version: z.literal(2),
  kind: z.enum(DOCUMENT_KINDS),
  title: lineSchema(LIMITS.titleLength),
  locale: z.enum(LOCALES),
  design: designSchema.nullable(),
  refinement: z.enum(PRINT_FINISHES),
  calendar: calendarSchema.nullable(),
  card: cardSchema.nullable(),
  book: z.exactOptional(bookSchema),
  pageNumbers: z.exactOptional(pageNumbersSchema),
  pages: z.array(pageSchema).min(1).max(LIMITS.pages),
  assets: record(idSchema, assetSchema, LIMITS.assets),
  artworks: record(hashSchema, z.string().max(LIMITS.artworkLength), LIMITS.artworks),
  aside: z.array(idSchema).max(LIMITS.assets),
  kept: record(lineSchema(LIMITS.nameLength), z.literal(true), LIMITS.kept),
  leftPages: z.exactOptional(z.array(leftPageSchema).max(LIMITS.leftPages)),
}) as unknown as z.ZodType<Document>
