import * as z from 'zod'
import { photoSchema } from './photo.schema.ts'

export const listPhotosSchemas = { response: z.object({ photos: z.array(photoSchema) }) }
