import type { CallFailure } from '@passepartout/contracts'
import type { LoadContext } from '../../platform/block.ts'
import type { Page } from '../../platform/page.ts'
import { loadDeliveryPromise } from '../product-form/delivery-promise.ts'
import type { ProductForm } from '../product-form/product-form.ts'
import type { ProductDetail } from './product-detail.ts'

/** A product, or nothing: because nobody knows it, or because it did not come. */
export type LoadedDetail = { product: ProductDetail } | { product: undefined; failed: boolean }

/** What there is to show instead of a product that the API did not answer; only what is our fault is logged. */
export function productFallback(
  component: string,
  { log, path }: Pick<LoadContext, 'log' | 'path'>,
  { status, code }: CallFailure,
): LoadedDetail {
  const unknown = status === 404 || status === 400 || status === 422
  if (!unknown)
    log.error(
      { key: 'overview-container-load-failed', component, path, status, code },
      'loading product failed',
    )
  return { product: undefined, failed: !unknown }
}

/** Whether a page was to show a product that nobody knows: its address leads nowhere. */
export const isProductMissing = ({ blocks, data }: Pick<Page, 'blocks' | 'data'>): boolean =>
  blocks.some(({ _uid, component }) => {
    const loaded = component.endsWith('-detail') ? (data.get(_uid) as LoadedDetail | undefined) : undefined
    return loaded !== undefined && loaded.product === undefined && !loaded.failed
  })

/** A name from the address that can be one: the API refuses longer ones. */
export function requestedName(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name)
  return value && /^[\w-]{1,64}$/.test(value) ? value : undefined
}

/** A configurator with the days of what is chosen in it. */
export async function withDeliveryDates(
  configurator: ProductForm | undefined,
  context: Pick<LoadContext, 'api'>,
): Promise<ProductDetail['configured']> {
  if (!configurator) return undefined
  return { configurator, delivery: await loadDeliveryPromise(configurator.delivery, context) }
}
