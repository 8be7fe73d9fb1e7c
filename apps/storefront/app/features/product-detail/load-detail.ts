import type { CallFailure } from '@passepartout/contracts'
import type { LoadContext } from '../../platform/block.ts'
import type { Page } from '../../platform/page.ts'
import { loadDeliveryPromise } from '../product-form/delivery-promise.ts'
import type { ProductForm } from '../product-form/product-form.ts'
import type { ProductDetail } from './product-detail.ts'

/** A product, or none: because it is unknown, or because loading it failed. */
export type LoadedDetail = { product: ProductDetail } | { product: undefined; failed: boolean }

/** Result for a product that the API did not return; only faults of the shop are logged. */
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

/** Whether a page was to show an unknown product, so that its address is invalid. */
export const isProductMissing = ({ blocks, data }: Pick<Page, 'blocks' | 'data'>): boolean =>
  blocks.some(({ _uid, component }) => {
    const loaded = component.endsWith('-detail') ? (data.get(_uid) as LoadedDetail | undefined) : undefined
    return loaded !== undefined && loaded.product === undefined && !loaded.failed
  })

/** A valid name from the address: the API refuses longer ones. */
export function requestedName(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name)
  return value && /^[\w-]{1,64}$/.test(value) ? value : undefined
}

/** A product form with the delivery dates of its configuration. */
export async function withDeliveryDates(
  configurator: ProductForm | undefined,
  context: Pick<LoadContext, 'api'>,
): Promise<ProductDetail['configured']> {
  if (!configurator) return undefined
  return { configurator, delivery: await loadDeliveryPromise(configurator.delivery, context) }
}
