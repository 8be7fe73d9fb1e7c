import { type CallPayload, getGiftVoucher } from '@passepartout/contracts'
import { askedAmount } from '../../features/cart/asked-article.ts'
import type { LoadContext } from '../../platform/block.ts'
import type { Voucher } from './schema.ts'

export interface GiftVoucher {
  offer: CallPayload<NonNullable<typeof getGiftVoucher.shapes>>
  /** Another amount than the offered ones, in whole units of the currency. */
  isFree: boolean
  /** Why something else than what was asked for is shown. */
  correction: string | undefined
}

/** The voucher that the address asks for, or the first one; nothing, and a line in the log, where no answer comes. */
export async function loadVoucher(
  { component }: Voucher,
  { api, log, path, query }: LoadContext,
): Promise<GiftVoucher | undefined> {
  const { amount = '', freeAmount = '', delivery, quantity } = Object.fromEntries(query)
  const given = {
    ...(amount || freeAmount ? { amount: askedAmount({ amount, freeAmount }) } : {}),
    ...(delivery ? { delivery } : {}),
    ...(quantity ? { quantity: Number(quantity) } : {}),
  }
  const asked = await api.call(getGiftVoucher, { query: given })
  const isRefused = !asked.ok && asked.status === 422
  const answer = isRefused ? await api.call(getGiftVoucher, { query: {} }) : asked
  if (answer.ok) {
    const { amounts, chosen } = answer.payload
    return {
      offer: answer.payload,
      isFree: !amounts.some(one => one.amount === chosen.amount.amount) || (!amount && freeAmount !== ''),
      correction: isRefused ? Object.values(asked.errors).flat()[0] : undefined,
    }
  }
  const { status, code } = answer
  log.error(
    { key: 'overview-container-load-failed', component, path, status, code },
    'gift vouchers could not be loaded',
  )
  return undefined
}
