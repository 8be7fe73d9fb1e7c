import { z } from 'zod'
import { asset, block, callToAction, optionalBlock, optionalText, text } from './fields.ts'
import { richText } from './rich-text.ts'

export const accordionItemSchema = block('accordion-item', { question: text, answer: richText })
export const accordionSchema = block('accordion', {
  headline: text,
  items: z.array(accordionItemSchema).min(1),
})
export type Accordion = z.infer<typeof accordionSchema>

export const backToTopSchema = block('back-to-top', {})
export type BackToTop = z.infer<typeof backToTopSchema>

export const breadcrumbSchema = block('breadcrumb', {
  /** Name of this page at the end of its path; by default its title. */
  title: optionalText,
})
export type Breadcrumb = z.infer<typeof breadcrumbSchema>

export const contactEntrySchema = block('contact-person-entry', {
  /** Topics of this person, `cards` or `business`. */
  topics: z.array(text).min(1),
  name: text,
  role: optionalText,
  picture: asset.optional(),
  telephone: optionalText,
  email: z.email().optional(),
  hours: optionalText,
})

/** A contact person: the first of the people responsible for the topic. */
export const contactPersonSchema = block('contact-person', {
  headline: text,
  text: optionalText,
  topic: text,
  people: z.array(contactEntrySchema),
  /** Link to the form, where it is on a page of its own. */
  form: optionalBlock(callToAction),
})
export type ContactPerson = z.infer<typeof contactPersonSchema>

/** The list comes from `content/assets/photos.json`, so that the page credits every photograph in use. */
export const creditsSchema = block('credits', { headline: text, text: optionalText })
export type Credits = z.infer<typeof creditsSchema>

/** Retention periods; classes and days are those of the deletion jobs. */
export const retentionSchema = block('retention', { headline: text, text: optionalText })
export type Retention = z.infer<typeof retentionSchema>

/** The harmonised notice on the legal guarantee, in countries whose law requires it. */
export const legalGuaranteeSchema = block('legal-guarantee', {})
export type LegalGuarantee = z.infer<typeof legalGuaranteeSchema>

/** The seller's numbers in the registers of its seat and of the shop's country, as far as they are set. */
export const registerNumbersSchema = block('register-numbers', {
  headline: text,
  /** Only the numbers that this rule of law asks for; all by default. */
  rule: z.enum(['unique-identifiers']).optional(),
})
export type RegisterNumbers = z.infer<typeof registerNumbersSchema>

/** The shipping fees of the shop's country, from the same table as in the cart. */
export const shippingCostsSchema = block('shipping-costs', { headline: text, text: optionalText })
export type ShippingCosts = z.infer<typeof shippingCostsSchema>

/** Every entry of the story `_glossary`. */
export const glossaryListSchema = block('glossary-list', { headline: text, text: optionalText })
export type GlossaryList = z.infer<typeof glossaryListSchema>

export const headlineSchema = block('headline', {
  text,
  level: z.enum(['1', '2', '3']),
  lead: optionalText,
  anchor: optionalText,
})
export type Headline = z.infer<typeof headlineSchema>

export const linkListSchema = block('link-list', {
  headline: text,
  text: optionalText,
  items: z.array(callToAction).min(1),
})
export type LinkList = z.infer<typeof linkListSchema>

export const textSchema = block('text', { body: richText })
export type Text = z.infer<typeof textSchema>
