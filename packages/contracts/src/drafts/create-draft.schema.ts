import * as z from 'zod'
import { idSchema } from '../shapes.ts'
import { draftContentSchema, draftKindSchema } from './draft.schema.ts'

export const createDraftSchemas = {
  body: draftContentSchema.extend({
    kind: draftKindSchema,
    /** Chosen by the device; sending the same one again answers the draft that is there. */
    id: idSchema.optional(),
  }),
  response: z.object({ id: idSchema, revision: z.int() }),
}
