import { z } from 'zod'
import { asset, block, callToAction, optionalBlock, optionalText, singleBlock, text } from './fields.ts'
import { visual } from './visual-fields.ts'

/** The form that writes to the shop. Topics and people are those of the story `_contact`. */
export const contactFormSchema = block('contact-form', {
  headline: text,
  text: optionalText,
  /** What happens with what is written; may hold a link to the privacy page. */
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

/** The newsletter in a sentence, and the field to subscribe in; `cta` leads to a page for that instead. */
export const newsletterSchema = block('newsletter', {
  headline: text,
  /** Of the headline; 1 where the page is about nothing else. */
  level: z.enum(['1', '2']).optional(),
  text: optionalText,
  cta: optionalBlock(callToAction),
  /** What a reader agrees to, and how to leave. */
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

/** A place that customers can come to or write to. */
export const shopSchema = block('shop', {
  headline: text,
  text: optionalText,
  name: text,
  /** One line each, as on a letter. */
  address: z.array(text).min(1).max(6),
  hours: z.array(hours).optional(),
  hotline: optionalText,
  email: z.email().optional(),
  picture: asset.optional(),
  /** Such as the way there. */
  cta: optionalBlock(callToAction),
})
export type Shop = z.infer<typeof shopSchema>

export const smartBannerSchema = block('smart-banner', { title: text, text, cta: singleBlock(callToAction) })
export type SmartBanner = z.infer<typeof smartBannerSchema>

/** Gift vouchers: words by the editor, amounts and ways of sending by the catalogue. */
export const voucherSchema = block('voucher', {
  /** Needless below a headline of its own. */
  headline: optionalText,
  text: optionalText,
  ...visual,
  cta: optionalBlock(callToAction),
})
export type Voucher = z.infer<typeof voucherSchema>
