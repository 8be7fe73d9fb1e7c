import { formatCode } from '@passepartout/commerce/vouchers'
import { addCheckoutCode, removeCheckoutCode } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  addCheckoutCode as addCode,
  MAX_CHECKOUT_CODES,
  removeCheckoutCode as removeCode,
} from '@passepartout/db'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { requireCheckout } from './checkout-step-routes.ts'
import { enteredCode } from './entered-code.ts'
import { requoteWith } from './load-checkout-quote.ts'
import { updateCheckoutIfUnchanged } from './to-checkout-payload.ts'

/**
 * Refuses codes that can never apply to this order; a code for which the cart only lacks value is stored and reported.
 */
export const addCheckoutCodeRoute = route(
  addCheckoutCode,
  schemas.addCheckoutCode,
  async (context, { body }) => {
    const checkout = await requireCheckout(context)
    if ('refused' in checkout) return checkout
    const { row, entered } = checkout
    const { db, now, translate } = context
    const known = await enteredCode(context, body.code)
    if ('refused' in known) return known
    if ((await addCode(db, { cartId: row.cartId, code: known.code, now })) === 'full')
      return refuse('invalid-input', {
        errors: { code: [translate('code.full', { most: MAX_CHECKOUT_CODES })] },
      })
    const codes = entered.includes(known.code) ? entered : [...entered, known.code]
    const next = await requoteWith(context, checkout, { entered: codes, known })
    return success({ checkout: await updateCheckoutIfUnchanged(context, next) })
  },
)

export const removeCheckoutCodeRoute = route(
  removeCheckoutCode,
  schemas.removeCheckoutCode,
  async (context, { body }) => {
    const checkout = await requireCheckout(context)
    if ('refused' in checkout) return checkout
    const code = formatCode(body.code)
    await removeCode(context.db, { cartId: checkout.row.cartId, code })
    const entered = checkout.entered.filter(one => one !== code)
    return success({
      checkout: await updateCheckoutIfUnchanged(context, await requoteWith(context, checkout, { entered })),
    })
  },
)
