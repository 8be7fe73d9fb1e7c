import { z } from 'zod'
import { block, callToAction, optionalText, text } from '../fields.ts'

export const linkListSchema = block('link-list', {
  headline: text,
  text: optionalText,
  items: z.array(callToAction).min(1),
})
export type LinkList = z.infer<typeof linkListSchema>
