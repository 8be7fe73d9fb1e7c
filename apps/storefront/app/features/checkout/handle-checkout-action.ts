import {
  addCheckoutCode,
  type Checkout,
  type Client,
  confirmChanges,
  getCheckout,
  type PlacedOrder,
  placeOrder,
  putCheckoutAddress,
  putCheckoutPayment,
  putCheckoutShipping,
  removeCheckoutCode,
  saveAddress,
} from '@passepartout/contracts'
import { type CountryCode, PAYMENT_METHODS } from '@passepartout/domain'
import type { CheckoutFormError } from './checkout-page.tsx'
import { readAddress, type Values } from './read-address.ts'

export type CheckoutActionResult =
  | { done: true }
  | { done: false; refused: CheckoutFormError; status: number }
  | { ordered: PlacedOrder }

/** Executes a plain form of the checkout; `intent` names the operation. */
export async function handleCheckoutAction(
  api: Client,
  values: Values,
  country: CountryCode,
): Promise<CheckoutActionResult> {
  const { intent = '' } = values
  const address = intent === 'address' ? readAddress(values, country) : undefined
  const code = (values.code ?? '').trim()
  const method = PAYMENT_METHODS.find(one => one === values.method)
  if (intent === 'payment' && !method)
    return { done: false, status: 422, refused: { intent, message: '', isEmpty: true, problems: {} } }
  const result = await call()
  if (!result) return { done: true }
  if (!result.ok) {
    const { status, errors, message, code: failure } = result
    // The next page lists the changes.
    if (intent === 'order' && failure === 'price-changed') return { done: true }
    const problems = intent === 'address' ? errors : {}
    const problem = errors.code?.[0] ?? errors.option?.[0] ?? errors.method?.[0] ?? message
    return {
      done: false,
      status: status || 503,
      refused: {
        intent,
        message: problem,
        problems,
        ...(address ? { address } : {}),
        ...(code ? { code } : {}),
      },
    }
  }
  if ('kept' in result.payload) return { done: true }
  if ('orderNumber' in result.payload) return { ordered: result.payload }
  if (intent === 'address' || intent === 'shipping')
    await applyOnlyPaymentMethod(api, result.payload.checkout)
  return { done: true }

  function call() {
    switch (intent) {
      case 'address':
        return address && api.call(putCheckoutAddress, { body: address })
      case 'saved-address':
        return applySavedAddress(api, values.saved ?? '')
      case 'shipping':
        return api.call(putCheckoutShipping, { body: { option: values.option ?? '' } })
      case 'payment':
        return method && api.call(putCheckoutPayment, { body: { method } })
      case 'code':
        return code === '' ? undefined : api.call(addCheckoutCode, { body: { code } })
      case 'remove-code':
        return api.call(removeCheckoutCode, { body: { code } })
      case 'confirm':
        return api.call(confirmChanges, {})
      case 'order': {
        const { idempotencyKey = '', shown = '' } = values
        return api.call(placeOrder, { body: { idempotencyKey, shown } }, { timeoutMs: 30_000 })
      }
      default:
        return undefined
    }
  }
}

/** Fills the form of the first step with a saved address; other values that were typed stay. */
async function applySavedAddress(api: Client, id: string) {
  const answer = await api.call(getCheckout, {})
  if (!answer.ok) return answer
  const { customer, address: typed } = answer.payload.checkout
  const saved = customer?.addresses.find(one => one.id === id)
  if (!customer || !saved) return undefined
  const contact = {
    email: typed?.contact.email || customer.email,
    phone: saved.phone || (typed?.contact.phone ?? ''),
  }
  return api.call(saveAddress, { body: { contact, delivery: saved.address } })
}

/** Selects the only payment method, since there is nothing to choose. */
async function applyOnlyPaymentMethod(api: Client, { open, payment: { options } }: Checkout): Promise<void> {
  const [only, ...others] = options
  if (open === 'payment' && only && others.length === 0)
    await api.call(putCheckoutPayment, { body: { method: only.id } })
}
