import * as z from 'zod'
import { elementSchema } from './elements/registry.ts'
import { LIMITS } from './limits.ts'
import type { Asset, Document, Edge, Page } from './model.ts'
import { colourSchema, cropSchema, idSchema, lineSchema, sidesSchema } from './schema-parts.ts'

const trimLength = z.number().min(LIMITS.trim.min).max(LIMITS.trim.max)
const pixels = z.int().min(1).max(LIMITS.pixels)

export const assetSchema: z.ZodType<Asset> = z.object({
  id: idSchema,
  name: lineSchema(LIMITS.nameLength),
  width: pixels,
  height: pixels,
  source: z.enum(['upload', 'sample']),
  alt: z.exactOptional(lineSchema(LIMITS.altLength)),
  notices: z.array(lineSchema(LIMITS.idLength)).max(LIMITS.noticesPerAsset),
  lastCrop: z.exactOptional(cropSchema),
})

export const edgeSchema: z.ZodType<Edge> = z.object({
  mode: z.enum(['folded', 'mirrored', 'coloured']),
  depth: z.number().min(0).max(LIMITS.margin),
  colour: colourSchema,
})

export const pageSchema: z.ZodType<Page> = z.object({
  id: idSchema,
  trim: z.object({ width: trimLength, height: trimLength }),
  bleed: sidesSchema,
  safe: sidesSchema,
  background: colourSchema,
  edge: edgeSchema.nullable(),
  elements: z.array(elementSchema).max(LIMITS.elementsPerPage),
})

/** The strict shape of version 1. Use `parseDocument` for anything that comes from outside. */
export const documentSchema: z.ZodType<Document> = z.object({
  version: z.literal(1),
  kind: z.enum(['photo-frame', 'collage', 'card', 'calendar', 'photobook', 'prints']),
  title: lineSchema(LIMITS.titleLength),
  pages: z.array(pageSchema).min(1).max(LIMITS.pages),
  assets: z.record(idSchema, assetSchema).refine(assets => Object.keys(assets).length <= LIMITS.assets),
  aside: z.array(idSchema).max(LIMITS.assets),
  kept: z
    .record(lineSchema(LIMITS.nameLength), z.literal(true))
    .refine(kept => Object.keys(kept).length <= LIMITS.kept),
})
