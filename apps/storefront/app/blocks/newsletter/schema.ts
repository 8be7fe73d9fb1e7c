import { z } from 'zod'
import { block, callToAction, oneOrNone, optionalText, text } from '../fields.ts'

/** The newsletter in a sentence, and the field to subscribe in; `cta` leads to a page for that instead. */
export const newsletterSchema = block('newsletter', {
  headline: text,
  /** Of the headline; 1 where the page is about nothing else. */
  level: z.enum(['1', '2']).optional(),
  text: optionalText,
  cta: oneOrNone(callToAction),
  /** What a reader agrees to, and how to leave. */
  note: optionalText,
})
export type Newsletter = z.infer<typeof newsletterSchema>
