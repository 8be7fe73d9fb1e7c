import type { z } from 'zod'
import { block, optionalText, text } from '../fields.ts'

/** The photographs themselves are those of `content/assets/photos.json`, so that the page names whatever there is. */
export const creditsSchema = block('credits', { headline: text, text: optionalText })
export type Credits = z.infer<typeof creditsSchema>
