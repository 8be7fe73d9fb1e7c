import { z } from 'zod'
import { asset, block, callToAction, oneOrNone, optionalText, text } from '../fields.ts'

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
  cta: oneOrNone(callToAction),
})
export type Shop = z.infer<typeof shopSchema>
