import type { Voucher } from '@passepartout/content-model'
import { fetchWithCorrections, getGiftVoucher } from '@passepartout/contracts'
import type { GiftVoucher } from '../../features/product-form/gift-voucher.ts'
import { CUSTOM_AMOUNT, parseRequestedAmount } from '../../features/product-kinds/gift-voucher.tsx'
import type { LoadContext } from '../../platform/block.ts'

/** Loads the voucher of the URL, or the first one; `undefined` and a log entry where the call fails. */
export async function loadVoucher(
  { component }: Voucher,
  { api, log, path, query }: LoadContext,
): Promise<GiftVoucher | undefined> {
  const { amount = '', freeAmount = '', delivery, quantity } = Object.fromEntries(query)
  const answer = await fetchWithCorrections(fields => api.call(getGiftVoucher, { query: fields as never }), {
    ...(amount || freeAmount ? { amount: String(parseRequestedAmount({ amount, freeAmount })) } : {}),
    ...(delivery ? { delivery } : {}),
    ...(quantity ? { quantity } : {}),
  })
  if (answer.ok) {
    const { payload, corrections, query: accepted } = answer
    const isOffered = payload.amounts.some(one => one.amount === payload.chosen.amount.amount)
    const isOwn = amount === CUSTOM_AMOUNT || (!amount && freeAmount !== '')
    return {
      offer: payload,
      own: isOwn ? freeAmount : isOffered ? undefined : String(payload.chosen.amount.amount / 100),
      isRefused: isOwn && !('amount' in accepted),
      corrections,
    }
  }
  const { status, code } = answer.failure
  log.error(
    { key: 'overview-container-load-failed', component, path, status, code },
    'loading gift vouchers failed',
  )
  return undefined
}
