import * as z from 'zod'

/** How a customer appears who sells under their own name. */
export const whitelabelSchema = z.object({
  number: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  website: z.string(),
  /** Behind their name, and what is readable on it: `#1e5b4a`, `#ffffff`. */
  colour: z.string(),
  onColour: z.string(),
  /** As an address that holds the picture itself. */
  logo: z.string().nullable(),
  /** Whether what is ordered now goes out under their name. */
  isOn: z.boolean(),
  /** What the bar says, in the visitor's language, so that pages carry it for nobody else. */
  words: z.object({
    bar: z.string(),
    number: z.string(),
    sender: z.string(),
    /** Below a price, with a place for the amount: `Netto {amount}`. */
    net: z.string(),
  }),
  /** Path of the page that explains it. */
  servicePath: z.string(),
})
export type Whitelabel = z.infer<typeof whitelabelSchema>

const response = z.object({ whitelabel: whitelabelSchema.nullable() })

export const whitelabelSchemas = {
  getWhitelabel: { response },
  switchWhitelabel: { body: z.object({ on: z.boolean() }), response },
}
