import { type CallPayload, getGiftVoucher } from '@passepartout/contracts'
import type { LoadContext } from '../../platform/block.ts'
import type { Voucher } from './schema.ts'

export type GiftVoucher = CallPayload<NonNullable<typeof getGiftVoucher.shapes>>

/** What vouchers there are; nothing, and a line in the log, where the answer does not come. */
export async function loadVoucher(
  { component }: Voucher,
  { api, log, path }: LoadContext,
): Promise<GiftVoucher | undefined> {
  const answer = await api.call(getGiftVoucher, { query: {} })
  if (answer.ok) return answer.payload
  const { status, code } = answer
  log.error(
    { key: 'overview-container-load-failed', component, path, status, code },
    'gift vouchers could not be loaded',
  )
  return undefined
}
