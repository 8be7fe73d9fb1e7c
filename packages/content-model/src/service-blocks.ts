import { z } from 'zod'
import { asset, block, callToAction, optionalBlock, optionalText, singleBlock, text } from './fields.ts'
import { visual } from './visual-fields.ts'

/** The contact form. Topics and people come from the story `_contact`. */
export const contactFormSchema = block('contact-form', {
  headline: text,
  text: optionalText,
  /** How the message is processed; may link to the privacy page. */
  note: optionalText,
})
export type ContactForm = z.infer<typeof contactFormSchema>

const branch = z.array(z.looseObject({ _uid: z.string().optional(), component: z.string().min(1) }))

export const flagBranchesSchema = block('flag-on-off', {
  /** A flag of the registry (`FLAGS`). */
  flag: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'flags are small letters, digits and hyphens'),
  on: branch,
  off: branch,
})
export type FlagBranches = z.infer<typeof flagBranchesSchema>

/** The newsletter in a sentence, and the sign-up field; with `cta` a link to a page for that instead. */
export const newsletterSchema = block('newsletter', {
  headline: text,
  /** Heading level; 1 where the page has no other subject. */
  level: z.enum(['1', '2']).optional(),
  text: optionalText,
  cta: optionalBlock(callToAction),
  /** The terms of consent, and how to unsubscribe. */
  note: optionalText,
})
export type Newsletter = z.infer<typeof newsletterSchema>

export const serviceSchema = block('service', {
  headline: text,
  text: optionalText,
  hotline: text,
  hours: text,
  link: optionalBlock(callToAction),
})
export type Service = z.infer<typeof serviceSchema>

const hours = block('shop-hours', { days: text, hours: text })

/** A place with a visiting or postal address for customers. */
export const shopSchema = block('shop', {
  headline: text,
  text: optionalText,
  name: text,
  /** One line each, as on an envelope. */
  address: z.array(text).min(1).max(6),
  hours: z.array(hours).optional(),
  hotline: optionalText,
  email: z.email().optional(),
  picture: asset.optional(),
  /** Such as directions. */
  cta: optionalBlock(callToAction),
})
export type Shop = z.infer<typeof shopSchema>

export const smartBannerSchema = block('smart-banner', { title: text, text, cta: singleBlock(callToAction) })
export type SmartBanner = z.infer<typeof smartBannerSchema>

/** Gift vouchers: texts by the editor, amounts and delivery methods by the catalogue. */
export const voucherSchema = block('voucher', {
  /** Not needed below another headline. */
  headline: optionalText,
  text: optionalText,
  ...visual,
  cta: optionalBlock(callToAction),
})
export type Voucher = z.infer<typeof voucherSchema>
