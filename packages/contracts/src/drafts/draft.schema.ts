import * as z from 'zod'
import { frameConfigurationSchema, idSchema, kindSchema, timeSchema } from '../shapes.ts'

/** Checked in full by the document package on the server; here only that it is an object. */
export const documentShape = z.record(z.string(), z.unknown())

export const draftTitleSchema = z.string().max(120)

export const draftSchema = z.object({
  id: idSchema,
  revision: z.int().positive(),
  kind: kindSchema,
  title: z.string(),
  configuration: frameConfigurationSchema,
  document: documentShape,
  updatedAt: timeSchema,
})
export type Draft = z.infer<typeof draftSchema>

export const draftContentSchema = z.object({
  title: draftTitleSchema,
  configuration: frameConfigurationSchema,
  document: documentShape,
})
