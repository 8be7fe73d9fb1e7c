import type { z } from 'zod'
import { block, callToAction, oneOrNone, optionalText } from '../fields.ts'
import { visual } from '../scene/schema.ts'

/** Gift vouchers: words by the editor, amounts and ways of sending by the catalogue. */
export const voucherSchema = block('voucher', {
  /** Needless below a headline of its own. */
  headline: optionalText,
  text: optionalText,
  ...visual,
  cta: oneOrNone(callToAction),
})
export type Voucher = z.infer<typeof voucherSchema>
