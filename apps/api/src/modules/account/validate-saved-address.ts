import type { AccountAddress } from '@passepartout/contracts'
import type { CallContext } from '../../http/call-context.ts'
import { validateAddressStep } from '../checkout/index.ts'

type AddressInput = Pick<AccountAddress, 'address' | 'phone'>

const NO_EMAIL = 'nobody@example.org'

/**
 * Normalises an address as the checkout does and returns its problems by field; accepts every country that the shops
 * deliver to.
 */
export function validateSavedAddress(
  context: Pick<CallContext, 'shop' | 'translate'>,
  { address, phone }: AddressInput,
): AddressInput & { errors: Record<string, string[]> | undefined } {
  const typed = { delivery: address, contact: { email: NO_EMAIL, phone } }
  const { step, errors } = validateAddressStep(context, {
    ...typed,
    invoice: null,
    vatNumber: '',
    greeting: '',
  })
  const found = Object.entries(errors)
    .filter(([field]) => field !== 'delivery.country')
    .map(([field, texts]) => [field.replace(/^.*\./, ''), texts] as const)
  return {
    address: step.delivery,
    phone: step.contact.phone,
    errors: found.length > 0 ? Object.fromEntries(found) : undefined,
  }
}
