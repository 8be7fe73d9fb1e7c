import * as z from 'zod'
import { idSchema } from '../shapes.ts'
import { draftContentSchema, draftSchema } from './draft.schema.ts'

export const putDraftSchemas = {
  params: z.object({ id: idSchema }),
  body: draftContentSchema.extend({ baseRevision: z.int().positive() }),
  response: z.object({ revision: z.int() }),
}

/** `details` of the failure `draft-conflict`: the version the server holds. */
export const draftConflictSchema = z.object({ current: draftSchema })
