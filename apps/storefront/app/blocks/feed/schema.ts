import { z } from 'zod'
import { block, optionalText, text } from '../fields.ts'

/** The pages of a folder, or of a tag, newest first. */
export const feedSchema = block('feed', {
  headline: text,
  text: optionalText,
  level: z.enum(['1', '2']).optional(),
  /** Path of a folder in the content, such as `magazin`. */
  folder: optionalText,
  tag: optionalText,
  perPage: z.enum(['6', '12', '24']).optional(),
}).refine(({ folder, tag }) => folder || tag, { message: 'a feed needs a folder or a tag' })
export type Feed = z.infer<typeof feedSchema>
