import * as z from 'zod'
import { idSchema } from '../shapes.ts'

export const cartLinePreviewSchemas = { params: z.object({ id: idSchema }) }
