import type { Money } from '../money/money.ts'
import { isCreditorReference, isIban } from './references.ts'

interface Transfer {
  /** Name of the account's holder, up to 70 characters. */
  recipient: string
  iban: string
  bic: string | null
  amount: Money
  /** An RF creditor reference. */
  reference: string
}

const LARGEST = 99_999_999_999

/**
 * Content of a SEPA transfer's QR code (EPC069-12, version 002): twelve lines, the last two empty because a structured
 * reference excludes a text. Draw it with error correction M; its maximum of 331 bytes fits into version 13.
 *
 * @throws RangeError for another currency, an amount outside 0.01 to 999,999,999.99, or values that banks reject
 */
export function epcPayload({ recipient, iban, bic, amount, reference }: Transfer): string {
  if (amount.currency !== 'EUR') throw new RangeError(`${amount.currency} cannot be sent by SEPA transfer`)
  if (amount.amount < 1 || amount.amount > LARGEST) throw new RangeError(`${amount.amount} cannot be sent`)
  if (!isIban(iban)) throw new RangeError(`"${iban}" is no IBAN`)
  if (!isCreditorReference(reference)) throw new RangeError(`"${reference}" is no creditor reference`)
  const name = recipient.replace(/\s+/g, ' ').trim()
  if (name.length === 0 || name.length > 70) throw new RangeError('The recipient has no name that fits')
  const decimal = (amount.amount / 100).toFixed(2)
  const purpose = ''
  return ['BCD', '002', '1', 'SCT', bic ?? '', name, iban, `EUR${decimal}`, purpose, reference, '', ''].join(
    '\n',
  )
}
