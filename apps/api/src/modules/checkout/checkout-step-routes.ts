import {
  confirmChanges,
  getCheckout,
  putCheckoutAddress,
  putCheckoutPayment,
  putCheckoutShipping,
  saveAddress,
} from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { type CheckoutUpdate, getOrCreateCheckout, updateCheckout } from '@passepartout/db'
import { chosenShipping } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { cartOwner } from '../cart/index.ts'
import { partialStepSchema, validateAddressStep } from './address-step.ts'
import { type CheckoutQuote, loadCheckoutQuote, requoteWith } from './load-checkout-quote.ts'
import { nextReceipt } from './receipt-snapshot.ts'
import { detectReceiptChanges, toCheckoutPayload, updateCheckoutIfUnchanged } from './to-checkout-payload.ts'

/** The checkout of the visitor's cart; the refusal when the cart is empty. */
export const requireCheckout = async (context: CallContext): Promise<CheckoutQuote | Refusal> =>
  (await loadCheckoutQuote(context)) ?? refuse('not-found', { text: 'checkout.empty' })

/** Stores a choice and returns the updated checkout. */
async function updateStep(context: CallContext, checkout: CheckoutQuote, part: CheckoutUpdate) {
  const next = await requoteWith(context, checkout, part)
  return success({ checkout: await updateCheckoutIfUnchanged(context, next, part) })
}

export const getCheckoutRoute = route(getCheckout, schemas.getCheckout, async context =>
  success({ checkout: await toCheckoutPayload(context) }),
)

export const saveAddressRoute = route(saveAddress, schemas.keepAddress, async (context, { body }) => {
  const { db, visitorId, now, shop } = context
  const row = visitorId && (await getOrCreateCheckout(db, { owner: cartOwner(visitorId, context), now }))
  if (!row) return refuse('not-found', { text: 'checkout.empty' })
  const parsed = partialStepSchema.safeParse(row.address ?? {})
  const address = { ...parsed.data, ...body }
  await updateCheckout(db, { cartId: row.cartId, now, address, locale: shop.locale, addressDoneAt: null })
  return success({ kept: true as const })
})

export const putCheckoutAddressRoute = route(
  putCheckoutAddress,
  schemas.putCheckoutAddress,
  async (context, { body }) => {
    const checkout = await requireCheckout(context)
    if ('refused' in checkout) return checkout
    const { db, now, translate, vatRegister } = context
    const { locale } = context.shop
    const { step, errors, vatNumberCountry } = validateAddressStep(context, body, {
      isNameOnly: !checkout.needsAddress,
    })
    const isKnown = vatNumberCountry && vatRegister ? await vatRegister(step.vatNumber) : 'unknown'
    if (isKnown === 'invalid') errors.vatNumber = [translate('address.vat-unknown')]
    if (Object.keys(errors).length === 0)
      return updateStep(context, checkout, { address: step, locale, addressDoneAt: now })
    // Invalid input is stored as entered.
    await updateCheckout(db, { cartId: checkout.row.cartId, now, address: body, locale, addressDoneAt: null })
    return refuse('invalid-input', { errors })
  },
)

export const putCheckoutShippingRoute = route(
  putCheckoutShipping,
  schemas.putCheckoutShipping,
  async (context, { body: { option } }) => {
    const checkout = await requireCheckout(context)
    if ('refused' in checkout) return checkout
    // A page opened earlier may still show an option that is no longer faster.
    const chosen = chosenShipping(checkout.shipping.possible, option)
    if (!chosen)
      return refuse('invalid-input', { errors: { option: [context.translate('checkout.shipping')] } })
    return updateStep(context, checkout, { shippingOption: chosen.id })
  },
)

export const putCheckoutPaymentRoute = route(
  putCheckoutPayment,
  schemas.putCheckoutPayment,
  async (context, { body: { method } }) => {
    const checkout = await requireCheckout(context)
    if ('refused' in checkout) return checkout
    if (!checkout.payment.options.some(({ id }) => id === method))
      return refuse('invalid-input', { errors: { method: [context.translate('checkout.payment')] } })
    return updateStep(context, checkout, { paymentMethod: method })
  },
)

export const confirmChangesRoute = route(confirmChanges, schemas.confirmChanges, async context => {
  const checkout = await requireCheckout(context)
  if ('refused' in checkout) return checkout
  const shown = nextReceipt(checkout, detectReceiptChanges(context, checkout).facts)
  return updateStep(context, checkout, shown ? { shown } : {})
})
