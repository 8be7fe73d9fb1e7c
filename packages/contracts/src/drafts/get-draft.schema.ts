import * as z from 'zod'
import { idSchema } from '../shapes.ts'
import { draftSchema } from './draft.schema.ts'

export const getDraftSchemas = { params: z.object({ id: idSchema }), response: draftSchema }
