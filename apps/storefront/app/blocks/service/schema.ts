import type { z } from 'zod'
import { block, callToAction, oneOrNone, optionalText, text } from '../fields.ts'

export const serviceSchema = block('service', {
  headline: text,
  text: optionalText,
  hotline: text,
  hours: text,
  link: oneOrNone(callToAction),
})
export type Service = z.infer<typeof serviceSchema>
