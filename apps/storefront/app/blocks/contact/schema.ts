import { z } from 'zod'
import { contactEntrySchema } from '../contact-person/schema.ts'
import { block, text } from '../fields.ts'

/** Content type of the story `_contact`: what one can write to a shop about, and who answers. */
export const contactSchema = block('contact', {
  /** `topic` is the word that people and blocks name it by, `text` what a visitor reads. */
  topics: z.array(z.object({ topic: text, text })).min(1),
  people: z.array(contactEntrySchema.required({ email: true })).min(1),
})
export type Contact = z.infer<typeof contactSchema>
