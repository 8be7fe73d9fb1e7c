import type { CallPayload, checkVoucher } from '@passepartout/contracts'
import { UNDESIGNED_KINDS } from '@passepartout/domain'

/** Forms that pages post to themselves, so that they work without scripts. */
export const FORMS = ['contact', 'newsletter', 'voucher-check', ...UNDESIGNED_KINDS] as const
export type FormName = (typeof FORMS)[number]

/** A form that is displayed again: its input and errors. */
export interface FormResult {
  name: FormName
  values: Readonly<Record<string, string>>
  /** Texts per field. */
  errors: Readonly<Record<string, readonly string[]>>
  message: string
  /** Replaces the proof of work of browsers with scripts. */
  proof: string
  /** Result of a voucher code check. */
  worth?: CallPayload<NonNullable<typeof checkVoucher.shapes>>
}

/** The result of this form, if it was submitted. */
export const formResultFor = (answered: FormResult | undefined, name: FormName): FormResult | undefined =>
  answered?.name === name ? answered : undefined
