import { checkVoucher } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { findVoucher, type Voucher } from '@passepartout/db'
import { dayIn, money, PLANT_TIME_ZONE } from '@passepartout/domain'
import { answer, refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { route } from '../../http/router.ts'
import type { MessageKey } from '../../messages/messages.ts'
import { shownMoney } from '../prices/index.ts'
import { voucherProblem } from './voucher-rules.ts'

export const checkVoucherRoute = route(
  checkVoucher,
  schemas.checkVoucher,
  async (context, { body: { code } }) => {
    const { db, shop } = context
    const spent = await context.spend('voucher')
    if (spent) return spent
    await context.needVisitor()
    const voucher = await findVoucher(db, code)
    const today = dayIn(PLANT_TIME_ZONE, context.now)
    const problem = voucher ? voucherProblem(voucher, shop, today) : 'voucher.unknown'
    if (!voucher || problem) return refused(context, problem ?? 'voucher.unknown', voucher)

    const { worth, remaining, untilDay } = voucher
    const shown = (amount: number) => shownMoney(money(amount, shop.currency), shop.locale)
    const isPercent = 'percent' in worth
    return answer({
      kind: isPercent ? ('percent' as const) : ('amount' as const),
      worth: isPercent ? null : shown(worth.amount),
      remaining: remaining === null ? null : shown(remaining),
      percent: isPercent ? worth.percent : null,
      validUntil: untilDay,
    })
  },
)

function refused({ log, translate }: CallContext, problem: MessageKey, voucher: Voucher | undefined) {
  log.warn({ key: 'error-add-voucher', problem }, 'a voucher was tried in vain')
  const currency = voucher && 'currency' in voucher.worth ? voucher.worth.currency : ''
  return refuse('invalid-input', { errors: { code: [translate(problem, { currency })] } })
}
