import type { z } from 'zod'
import { block, optionalText, text } from '../fields.ts'

/** The form that writes to the shop. Topics and people are those of the story `_contact`. */
export const contactFormSchema = block('contact-form', {
  headline: text,
  text: optionalText,
  /** What happens with what is written; may hold a link to the privacy page. */
  note: optionalText,
})
export type ContactForm = z.infer<typeof contactFormSchema>
