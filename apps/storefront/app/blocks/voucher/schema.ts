import type { z } from 'zod'
import { block, callToAction, oneOrNone, optionalText, text } from '../fields.ts'
import { visual } from '../scene/schema.ts'

/** Gift vouchers: words by the editor, amounts and ways of sending by the catalogue. */
export const voucherSchema = block('voucher', {
  headline: text,
  text: optionalText,
  ...visual,
  cta: oneOrNone(callToAction),
})
export type Voucher = z.infer<typeof voucherSchema>
