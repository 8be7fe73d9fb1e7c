import { type Client, getShippingInformation } from '@passepartout/contracts'
import type { Page, Shipping, StoredBlock } from '../../platform/page.ts'
import type { ProductForm } from '../product-form/product-form.ts'

const sells = ({ component }: StoredBlock) => component === 'calculator' || component.endsWith('-detail')

/**
 * Shipping of what a page sells, for its structured data, with the days of what is chosen on it; nothing where it sells
 * nothing.
 */
export async function loadShipping(
  { blocks, data }: Pick<Page, 'blocks' | 'data'>,
  api: Client,
): Promise<Shipping | undefined> {
  const block = blocks.find(sells)
  if (!block) return undefined
  const { materialType } = block as { materialType?: unknown }
  const ofMaterial = typeof materialType === 'string' ? { materialType } : {}
  const result = await api.call(getShippingInformation, {
    query: configuratorIn(data.get(block._uid))?.delivery ?? ofMaterial,
  })
  return result.ok ? result.payload : undefined
}

/** What a calculator or the page of a product of many has loaded. */
function configuratorIn(loaded: unknown): ProductForm | undefined {
  const { configurator, product } = (loaded ?? {}) as {
    configurator?: ProductForm
    product?: { configured?: { configurator: ProductForm } }
  }
  return configurator ?? product?.configured?.configurator
}
