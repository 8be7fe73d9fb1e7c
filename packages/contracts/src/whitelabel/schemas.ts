import * as z from 'zod'

/** Appearance of a whitelabel customer, who sells under their own name. */
export const whitelabelSchema = z.object({
  number: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  website: z.string(),
  /** Background of their name, and a readable text colour on it: `#1e5b4a`, `#ffffff`. */
  colour: z.string(),
  onColour: z.string(),
  /** As a data URL. */
  logo: z.string().nullable(),
  /** Whether an order placed now is sent under their name. */
  isOn: z.boolean(),
  /**
   * Texts of the bar in the visitor's language; part of the payload so that other customers' pages do not carry them.
   */
  words: z.object({
    bar: z.string(),
    number: z.string(),
    sender: z.string(),
    /** Below a price, with a placeholder for the amount: `Netto {amount}`. */
    net: z.string(),
  }),
  /** Path of the page that explains it. */
  servicePath: z.string(),
})
export type Whitelabel = z.infer<typeof whitelabelSchema>

export const response = z.object({ whitelabel: whitelabelSchema.nullable() })

export const whitelabelSchemas = {
  getWhitelabel: { response },
  switchWhitelabel: { body: z.object({ on: z.boolean() }), response },
}
