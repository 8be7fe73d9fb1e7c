import { z } from 'zod'
import {
  PHOTOBOOK_BINDINGS,
  PHOTOBOOK_COVERS,
  PHOTOBOOK_ORIENTATIONS,
  PHOTOBOOK_PAPERS,
  PHOTOBOOK_TYPES,
  PRINT_FINISHES,
} from '../../catalogue/vocabulary.ts'
import { date, minor, percent, quantityDiscountSchema, VAT_CLASSES } from '../../prices/schema.ts'
import { limitsShape, nameSchema } from '../shared/limits-schema.ts'
import { LAMINATIONS } from './laminations.ts'

const mm = z.number().min(0).max(1000)
const word = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')

/** A binding of a book type, which everything else depends on. */
const binding = z.strictObject({
  id: z.enum(PHOTOBOOK_BINDINGS),
  /** VAT depends on the binding of a book (trade facts 1). */
  vatClass: z.enum(VAT_CLASSES),
  /** Page counts (trade facts 4); the base price includes `min` pages. */
  pages: z
    .strictObject({ min: z.int().min(2), max: z.int(), step: z.int().min(1) })
    .refine(({ min, max, step }) => max > min && (max - min) % step === 0, {
      message: 'must end a whole number of steps after it begins',
    }),
  /** Width of each page that disappears in the binding. */
  gutterMm: mm,
  /** The first one is the default; `leafMm` is one leaf of two pages, for layflat both sheets pasted together. */
  papers: z
    .array(z.strictObject({ id: z.enum(PHOTOBOOK_PAPERS), gsm: z.int().min(50).max(400), leafMm: mm }))
    .min(1),
  /** The first one is the default; `coverMm` is the thickness of one side. */
  covers: z
    .array(
      z.strictObject({
        id: z.enum(PHOTOBOOK_COVERS),
        coverMm: mm,
        laminations: z.array(z.enum(LAMINATIONS)).min(1),
        refinements: z.array(z.enum(PRINT_FINISHES)).min(1),
      }),
    )
    .min(1),
})

/** `products/photobooks.json`: types of books with their bindings, papers and covers. */
export const photobookSchema = z.strictObject({
  ...limitsShape,
  /** Trim size of one page. */
  formats: z.record(word, z.strictObject({ widthMm: mm, heightMm: mm })),
  print: z.strictObject({ bleedMm: mm, safeMm: mm }),
  types: z.array(
    z.strictObject({
      id: z.enum(PHOTOBOOK_TYPES),
      /** Default format by orientation (spec 9). */
      defaults: z.record(z.enum(PHOTOBOOK_ORIENTATIONS), word),
      formats: z.array(word).min(1),
      /** The first one is the default. */
      bindings: z.array(binding).min(1),
    }),
  ),
})

/** `prices/photobooks*.json`: euro cents including VAT. */
export const photobookPricesSchema = z.strictObject({
  version: z.string().min(1),
  validFrom: date,
  /** With the minimum page count, by type and cover (`digitalfotobuch-hard`) and format. */
  books: z.record(word, z.record(word, minor)),
  /** Per further page, by type and format. */
  pages: z.record(z.enum(PHOTOBOOK_TYPES), z.record(word, minor)),
  /** Surcharge on book and pages, by type and binding (`digitalfotobuch-layflat`). */
  bindingPercent: z.record(word, percent),
  /** Per page of the whole book. */
  papers: z.partialRecord(z.enum(PHOTOBOOK_PAPERS), minor),
  laminations: z.record(z.enum(LAMINATIONS), minor),
  refinements: z.partialRecord(z.enum(PRINT_FINISHES), minor),
  /** Discount on book, pages and paper. */
  quantityTiers: z.array(quantityDiscountSchema),
})

export const photobookConfigurationSchema = z.object({
  kind: z.literal('photobook'),
  photobookPrinting: z.enum(PHOTOBOOK_TYPES),
  photobookCover: z.enum(PHOTOBOOK_COVERS),
  photobookBinding: z.enum(PHOTOBOOK_BINDINGS),
  photobookPaper: z.enum(PHOTOBOOK_PAPERS),
  photobookFormat: nameSchema,
  photobookPageCount: z.int().min(1).max(1000),
  photobookCoverLamination: z.enum(LAMINATIONS),
  refinementType: z.enum(PRINT_FINISHES),
})

export type PhotobookDefinition = z.infer<typeof photobookSchema>
export type PhotobookTypeDefinition = PhotobookDefinition['types'][number]
export type PhotobookBindingDefinition = PhotobookTypeDefinition['bindings'][number]
export type PhotobookPriceList = z.infer<typeof photobookPricesSchema>
