import {
  confirmChanges,
  getCheckout,
  keepAddress,
  putCheckoutAddress,
  putCheckoutPayment,
  putCheckoutShipping,
} from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { type CheckoutPart, keepCheckout, openCheckout } from '@passepartout/db'
import { chosenShipping } from '@passepartout/domain'
import { answer, type Refusal, refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { route } from '../../http/router.ts'
import { cartOwner } from '../cart/index.ts'
import { checkStep, halfStepSchema } from './address-step.ts'
import { type LoadedCheckout, loadCheckout, reckonWith } from './load-checkout.ts'
import { compare, keepAndShow, shownCheckout } from './shown-checkout.ts'
import { nextReceipt } from './shown-facts.ts'

/** The checkout of a visitor with a cart. */
export const needCheckout = async (context: CallContext): Promise<LoadedCheckout | Refusal> =>
  (await loadCheckout(context)) ?? refuse('not-found', { text: 'checkout.empty' })

/** Stores a choice and answers the checkout with it. */
async function keep(context: CallContext, checkout: LoadedCheckout, part: CheckoutPart) {
  const next = await reckonWith(context, checkout, part)
  return answer({ checkout: await keepAndShow(context, next, part) })
}

export const getCheckoutRoute = route(getCheckout, schemas.getCheckout, async context =>
  answer({ checkout: await shownCheckout(context) }),
)

export const keepAddressRoute = route(keepAddress, schemas.keepAddress, async (context, { body }) => {
  const { db, visitorId, now, shop } = context
  const row = visitorId && (await openCheckout(db, { owner: cartOwner(visitorId, context), now }))
  if (!row) return refuse('not-found', { text: 'checkout.empty' })
  const kept = halfStepSchema.safeParse(row.address ?? {})
  const address = { ...kept.data, ...body }
  await keepCheckout(db, { cartId: row.cartId, now, address, locale: shop.locale, addressDoneAt: null })
  return answer({ kept: true as const })
})

export const putCheckoutAddressRoute = route(
  putCheckoutAddress,
  schemas.putCheckoutAddress,
  async (context, { body }) => {
    const checkout = await needCheckout(context)
    if ('refused' in checkout) return checkout
    const { db, now, translate, vatRegister } = context
    const { locale } = context.shop
    const { step, errors, vatNumberCountry } = checkStep(context, body, {
      isNameOnly: !checkout.needsAddress,
    })
    const isKnown = vatNumberCountry && vatRegister ? await vatRegister(step.vatNumber) : 'unknown'
    if (isKnown === 'invalid') errors.vatNumber = [translate('address.vat-unknown')]
    if (Object.keys(errors).length === 0)
      return keep(context, checkout, { address: step, locale, addressDoneAt: now })
    // What was typed is kept as it was typed where something stands against it.
    await keepCheckout(db, { cartId: checkout.row.cartId, now, address: body, locale, addressDoneAt: null })
    return refuse('invalid-input', { errors })
  },
)

export const putCheckoutShippingRoute = route(
  putCheckoutShipping,
  schemas.putCheckoutShipping,
  async (context, { body: { option } }) => {
    const checkout = await needCheckout(context)
    if ('refused' in checkout) return checkout
    // A page that was opened earlier may still show a way that comes no sooner by now.
    const chosen = chosenShipping(checkout.shipping.possible, option)
    if (!chosen)
      return refuse('invalid-input', { errors: { option: [context.translate('checkout.shipping')] } })
    return keep(context, checkout, { shippingOption: chosen.id })
  },
)

export const putCheckoutPaymentRoute = route(
  putCheckoutPayment,
  schemas.putCheckoutPayment,
  async (context, { body: { method } }) => {
    const checkout = await needCheckout(context)
    if ('refused' in checkout) return checkout
    if (!checkout.payment.options.some(({ id }) => id === method))
      return refuse('invalid-input', { errors: { method: [context.translate('checkout.payment')] } })
    return keep(context, checkout, { paymentMethod: method })
  },
)

export const confirmChangesRoute = route(confirmChanges, schemas.confirmChanges, async context => {
  const checkout = await needCheckout(context)
  if ('refused' in checkout) return checkout
  const shown = nextReceipt(checkout, compare(context, checkout).facts)
  return keep(context, checkout, shown ? { shown } : {})
})
