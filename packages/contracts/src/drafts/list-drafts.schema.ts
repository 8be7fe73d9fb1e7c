import * as z from 'zod'
import { draftSchema } from './draft.schema.ts'

export const listDraftsSchemas = {
  response: z.object({ drafts: z.array(draftSchema.omit({ document: true })) }),
}
