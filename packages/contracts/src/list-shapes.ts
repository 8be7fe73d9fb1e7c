import { LIST_PAGE_SIZES, SORT_OPTIONS } from '@passepartout/domain'
import * as z from 'zod'
import { numberFromQuery, wordSchema } from './shapes.ts'

/** Query of every list beside its filters. */
export const listQueryShape = {
  /** The value `sort` means the shop's own order. */
  sort: z.enum(SORT_OPTIONS).optional(),
  /** From 1. */
  page: numberFromQuery.pipe(z.int().min(1).max(1_000)).optional(),
  size: numberFromQuery.pipe(z.literal(LIST_PAGE_SIZES)).optional(),
}

/** The chosen values of one filter; an item matches any of them. */
export const filterQuerySchema = z.array(wordSchema).max(60).optional()

export const facetSchema = z.array(
  z.object({
    value: z.string(),
    name: z.string(),
    /** Number of items with this value, the other filters unchanged. */
    count: z.int().min(0),
    chosen: z.boolean(),
  }),
)

/** A page of a list with the values of its filters. */
export const listPageSchema = <Item extends z.ZodType, F extends string>(
  item: Item,
  filters: readonly [F, ...F[]],
) =>
  z.object({
    items: z.array(item),
    /** Items on all pages. */
    total: z.int().min(0),
    page: z.int().min(1),
    pages: z.int().min(0),
    size: z.int(),
    facets: z.record(z.enum(filters), facetSchema),
  })

export const namedOptionSchema = z.object({ value: z.string(), name: z.string() })

export const designPaletteSchema = z.object({
  id: z.string(),
  name: z.string(),
  swatch: z.string(),
  preview: z.string(),
})

export const designPreviewSchema = z.object({
  page: z.string(),
  name: z.string().nullable(),
  url: z.string(),
  /** Nothing is printed on it, so it needs no image. */
  blank: z.boolean(),
})

/** Common fields of items in design lists. */
export const designItemShape = {
  name: z.string(),
  created: z.iso.date(),
  labels: z.array(namedOptionSchema),
  /** The palettes; lists display the first. */
  palettes: z.array(designPaletteSchema),
  /** The first pages in lists, all pages for a single design. */
  previews: z.array(designPreviewSchema),
  sizeMm: z.object({ width: z.number(), height: z.number() }),
}
