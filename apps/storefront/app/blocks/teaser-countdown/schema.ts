import { z } from 'zod'
import { block, callToAction, oneOrNone, optionalText, text } from '../fields.ts'

export const teaserCountdownSchema = block('teaser-countdown', {
  headline: text,
  text: optionalText,
  /** The moment at which what is announced really ends, with its time zone: `2026-12-18T23:59:00+01:00`. */
  until: z.iso.datetime({ offset: true }),
  cta: oneOrNone(callToAction),
})
export type TeaserCountdown = z.infer<typeof teaserCountdownSchema>
