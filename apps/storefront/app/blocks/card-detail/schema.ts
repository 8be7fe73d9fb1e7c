import type { z } from 'zod'
import { block, callToAction, oneOrNone, optionalLink, optionalText } from '../fields.ts'

export const cardDetailSchema = block('card-detail', {
  /** A theme of the catalogue; without it the one in the address, `/themes/{id}`. */
  themeId: optionalText,
  /** The overview that all designs stand on. */
  overview: optionalLink,
  /** Page with an `accessory-detail`; without it what goes with the card is not shown below it. */
  accessory: optionalLink,
  /** The way to all accessories. */
  moreAccessories: oneOrNone(callToAction),
})
export type CardDetail = z.infer<typeof cardDetailSchema>
