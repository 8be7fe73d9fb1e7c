import { type Client, getShippingInformation } from '@passepartout/contracts'
import type { Shipping, StoredBlock } from '../../platform/page.ts'

const sells = ({ component }: StoredBlock) => component === 'calculator' || component.endsWith('-detail')

/** Shipping of what a page sells, for its structured data; nothing where it sells nothing. */
export async function loadShipping(
  blocks: readonly StoredBlock[],
  api: Client,
): Promise<Shipping | undefined> {
  const product = blocks.find(sells)
  if (!product) return undefined
  const { materialType } = product as { materialType?: unknown }
  const result = await api.call(getShippingInformation, {
    query: typeof materialType === 'string' ? { materialType } : {},
  })
  return result.ok ? result.payload : undefined
}
