import type { CallPayload, checkVoucher } from '@passepartout/contracts'
import { UNDESIGNED_KINDS } from '@passepartout/domain'

/** Forms that pages post to themselves, so that they work without scripts. */
export const FORMS = ['contact', 'newsletter', 'voucher-check', ...UNDESIGNED_KINDS] as const
export type FormName = (typeof FORMS)[number]

/** A form that came back: what was typed into it, and what is wrong. */
export interface FormResult {
  name: FormName
  values: Readonly<Record<string, string>>
  /** Texts per field. */
  errors: Readonly<Record<string, readonly string[]>>
  message: string
  /** What takes the place of the proof that a script would have worked out. */
  proof: string
  /** What a voucher code is worth that was asked about. */
  worth?: CallPayload<NonNullable<typeof checkVoucher.shapes>>
}

/** What came back of this form, if it did. */
export const formResultFor = (answered: FormResult | undefined, name: FormName): FormResult | undefined =>
  answered?.name === name ? answered : undefined
