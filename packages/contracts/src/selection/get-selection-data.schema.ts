import * as z from 'zod'
import { frameConfigurationSchema, frameQuerySchema } from '../shapes.ts'
import { formatLimitsSchema } from './format-limits.schema.ts'

/** A value that can be chosen next, or why it cannot. */
const choiceSchema = z.object({
  value: z.string(),
  name: z.string(),
  chosen: z.boolean(),
  allowed: z.boolean(),
  /** Why not, for the customer; null where it is allowed. */
  reason: z.string().nullable(),
})

export const getSelectionDataSchemas = {
  query: frameQuerySchema.partial(),
  response: z.object({
    /** The asked one with missing choices filled in. */
    configuration: frameConfigurationSchema,
    materials: z.array(
      z.object({
        materialType: z.string(),
        name: z.string(),
        text: z.string(),
        group: z.enum(['bestseller', 'premium', 'additional']),
        thicknessMm: z.number(),
        surface: z.enum(['matt', 'satin', 'glossy']),
        wet: z.boolean(),
        initiallySelectedFormat: z.string(),
        chosen: z.boolean(),
      }),
    ),
    formats: z.array(
      z.object({
        group: z.string(),
        name: z.string(),
        main: z.array(choiceSchema),
        more: z.array(choiceSchema),
      }),
    ),
    /** Null where only the listed formats are made. */
    freeFormat: formatLimitsSchema.nullable(),
    options: z.array(z.object({ group: z.string(), name: z.string(), choices: z.array(choiceSchema) })),
    frames: z.array(
      z.object({
        kind: z.string(),
        name: z.string(),
        text: z.string(),
        finishes: z.array(choiceSchema.extend({ colour: z.string() })),
      }),
    ),
    mats: z.array(choiceSchema.extend({ sizesMm: z.array(z.number()) })),
  }),
}
