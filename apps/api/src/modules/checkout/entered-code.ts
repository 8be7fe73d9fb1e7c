import { type FoundCode, findCode } from '@passepartout/commerce/vouchers'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, refuse } from '../../http/call-result.ts'

/**
 * Finds an entered code. Only refused codes count as guesses, so that an office behind one address can use its codes;
 * after too many guesses correct codes are refused as well.
 */
export async function enteredCode(context: CallContext, typed: string): Promise<FoundCode | Refusal> {
  const spent = context.isSpent('voucher') ?? (await context.spend('voucher-try'))
  if (spent) return spent
  const known = await findCode(context, typed)
  if (!('refused' in known)) return known
  const { log, translate } = context
  log.warn({ key: 'error-add-voucher', problem: known.refused }, 'voucher code rejected')
  return (
    (await context.spend('voucher')) ??
    refuse('invalid-input', { errors: { code: [translate(known.refused, known.params)] } })
  )
}
