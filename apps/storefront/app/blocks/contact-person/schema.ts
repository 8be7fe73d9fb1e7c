import { z } from 'zod'
import { asset, block, callToAction, oneOrNone, optionalText, text } from '../fields.ts'

export const contactEntrySchema = block('contact-person-entry', {
  /** What the person is asked about, `cards` or `business`. */
  topics: z.array(text).min(1),
  name: text,
  role: optionalText,
  picture: asset.optional(),
  telephone: optionalText,
  email: z.email().optional(),
  hours: optionalText,
})

/** Somebody to turn to: the first of the people who knows about the topic. */
export const contactPersonSchema = block('contact-person', {
  headline: text,
  text: optionalText,
  topic: text,
  people: z.array(contactEntrySchema),
  /** The way to the form, as long as it stands on a page of its own. */
  form: oneOrNone(callToAction),
})
export type ContactPerson = z.infer<typeof contactPersonSchema>
