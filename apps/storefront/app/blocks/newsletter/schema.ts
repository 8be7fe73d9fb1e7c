import type { z } from 'zod'
import { block, callToAction, one, optionalText, text } from '../fields.ts'

/** An invitation to the newsletter; subscribing itself happens on the page that `cta` leads to. */
export const newsletterSchema = block('newsletter', {
  headline: text,
  text: optionalText,
  cta: one(callToAction),
  /** What a reader agrees to, and how to leave. */
  note: optionalText,
})
export type Newsletter = z.infer<typeof newsletterSchema>
