import type { z } from 'zod'
import { asset, block, callToAction, oneOrNone, optionalText, text } from '../fields.ts'

/** Gift vouchers: words by the editor, amounts and ways of sending by the catalogue. */
export const voucherSchema = block('voucher', {
  headline: text,
  text: optionalText,
  picture: asset.optional(),
  cta: oneOrNone(callToAction),
})
export type Voucher = z.infer<typeof voucherSchema>
