import { getShippingInformation } from '@passepartout/contracts'
import type { LoadContext } from '../../platform/block.ts'
import type { Shipping } from '../../platform/page.ts'

/** Loads the fees of the shop's country. */
export async function loadShippingCosts(_block: object, { api }: LoadContext): Promise<Shipping | undefined> {
  const answer = await api.call(getShippingInformation, { query: {} })
  return answer.ok ? answer.payload : undefined
}
