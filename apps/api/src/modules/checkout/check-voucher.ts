import { checkVoucher } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { money, toDisplayMoney } from '@passepartout/domain'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { enteredCode } from './entered-code.ts'
import { loadCheckoutQuote, requoteWith } from './load-checkout-quote.ts'
import { toCodePayloads } from './receipt.ts'

/**
 * Accepts the same codes as the checkout, with the same reasons for refusal, and evaluates them for the visitor's cart
 * if there is one. The code is not entered into the checkout.
 */
export const checkVoucherRoute = route(
  checkVoucher,
  schemas.checkVoucher,
  async (context, { body: { code } }) => {
    const { shop, log } = context
    await context.needVisitor()
    const known = await enteredCode(context, code)
    if ('refused' in known) return known
    const checkout = await loadCheckoutQuote(context)
    if (checkout && checkout.lines.length > 0) {
      const entered = [...new Set([...checkout.entered, known.code])]
      const tried = toCodePayloads(context, await requoteWith(context, checkout, { entered }))
      const problem = tried.find(({ code, state }) => code === known.code && state === 'refused')
      if (problem) {
        log.warn({ key: 'error-add-voucher', problem: 'cart' }, 'voucher not applicable to cart')
        return refuse('invalid-input', { errors: { code: [problem.text] } })
      }
    }
    const shown = (amount: number | undefined) =>
      amount === undefined ? null : toDisplayMoney(money(amount, shop.currency), shop.locale)
    if ('voucherId' in known) {
      const { worth, left, until } = known
      const amounts = { worth: shown(worth), remaining: shown(left) }
      return success({ kind: 'amount' as const, ...amounts, percent: null, validUntil: until })
    }
    const { reduction, until: validUntil = null } = known.promotion
    const nothing = { worth: null, remaining: null, percent: null, validUntil }
    return 'percent' in reduction
      ? success({ ...nothing, kind: 'percent' as const, percent: reduction.percent })
      : success({ ...nothing, kind: 'amount' as const, worth: shown(reduction.amount[shop.currency]) })
  },
)
