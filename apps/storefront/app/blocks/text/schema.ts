import type { z } from 'zod'
import { block } from '../fields.ts'
import { richText } from '../rich-text.ts'

export const textSchema = block('text', { body: richText })
export type Text = z.infer<typeof textSchema>
