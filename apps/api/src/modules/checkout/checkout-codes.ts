import { addCheckoutCode, removeCheckoutCode } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { addCheckoutCode as addCode, MOST_CODES, removeCheckoutCode as removeCode } from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { writtenCode } from '../vouchers/index.ts'
import { needCheckout } from './checkout-steps.ts'
import { enteredCode } from './entered-code.ts'
import { reckonWith } from './load-checkout.ts'
import { keepAndShow } from './shown-checkout.ts'

/** What nothing could make count here is refused; what the cart is only not worth yet is kept, and said. */
export const addCheckoutCodeRoute = route(
  addCheckoutCode,
  schemas.addCheckoutCode,
  async (context, { body }) => {
    const checkout = await needCheckout(context)
    if ('refused' in checkout) return checkout
    const { row, entered } = checkout
    const { db, now, translate } = context
    const known = await enteredCode(context, body.code)
    if ('refused' in known) return known
    if ((await addCode(db, { cartId: row.cartId, code: known.code, now })) === 'full')
      return refuse('invalid-input', { errors: { code: [translate('code.full', { most: MOST_CODES })] } })
    const codes = entered.includes(known.code) ? entered : [...entered, known.code]
    const next = await reckonWith(context, checkout, { entered: codes, known })
    return answer({ checkout: await keepAndShow(context, next) })
  },
)

export const removeCheckoutCodeRoute = route(
  removeCheckoutCode,
  schemas.removeCheckoutCode,
  async (context, { body }) => {
    const checkout = await needCheckout(context)
    if ('refused' in checkout) return checkout
    const code = writtenCode(body.code)
    await removeCode(context.db, { cartId: checkout.row.cartId, code })
    const entered = checkout.entered.filter(one => one !== code)
    return answer({ checkout: await keepAndShow(context, await reckonWith(context, checkout, { entered })) })
  },
)
