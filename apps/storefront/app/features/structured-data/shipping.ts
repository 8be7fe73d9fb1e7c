import { type Client, getShippingInformation } from '@passepartout/contracts'
import type { Page, Shipping, StoredBlock } from '../../platform/page.ts'
import type { ProductForm } from '../product-form/product-form.ts'

const sells = ({ component }: StoredBlock) => component === 'calculator' || component.endsWith('-detail')

/**
 * Shipping information for the structured data of a page that sells something, with the delivery dates of its
 * configuration; `undefined` for other pages.
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

/** The product form in the loaded data of a `calculator` block or of a detail page. */
function configuratorIn(loaded: unknown): ProductForm | undefined {
  const { configurator, product } = (loaded ?? {}) as {
    configurator?: ProductForm
    product?: { configured?: { configurator: ProductForm } }
  }
  return configurator ?? product?.configured?.configurator
}
