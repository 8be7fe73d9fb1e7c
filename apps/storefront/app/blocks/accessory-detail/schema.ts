import type { z } from 'zod'
import { block, callToAction, oneOrNone, optionalLink, optionalText } from '../fields.ts'

export const accessoryDetailSchema = block('accessory-detail', {
  /** Article number of any of its colours; without it the one in the address, else the first article. */
  sku: optionalText,
  overview: optionalLink,
  /** Where accessories are chosen, such as the cards they belong to. */
  cta: oneOrNone(callToAction),
})
export type AccessoryDetail = z.infer<typeof accessoryDetailSchema>
