import type { z } from 'zod'
import { asset, block, optionalText } from '../fields.ts'

export const imageSchema = block('image', { picture: asset, caption: optionalText })
export type Image = z.infer<typeof imageSchema>
