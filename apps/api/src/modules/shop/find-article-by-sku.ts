import {
  dayInZone,
  LAB_TIME_ZONE,
  type Money,
  monthOf,
  normaliseProduct,
  type ProductConfiguration,
  parseSku,
  priceProduct,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { apiKindAdapter } from '../../kinds/registry.ts'

type Priced = Pick<CallContext, 'catalogue' | 'priceBook' | 'shop' | 'now' | 'translate'>

export interface SkuProduct {
  kind: ProductConfiguration['kind']
  name: string
  product: ProductConfiguration
  price: { current: Money; original: Money; discountShare: number; vatRate: number }
  designerUrl: string | null
}

/** The product of a SKU with its price in a shop; `undefined` when the shop does not sell it. */
export function findArticleBySku(priced: Priced, sku: string): SkuProduct | undefined {
  const { catalogue, priceBook, shop, now } = priced
  const target = parseSku(catalogue, sku)
  if (!target) return undefined
  const { configuration, corrections } = normaliseProduct(catalogue, target.kind, target.input, shop, now)
  // A default option may yield to the size; what the SKU names must be unchanged.
  if (corrections.some(({ field }) => field !== 'optionTypes')) return undefined
  const price = priceProduct(priceBook, catalogue, configuration, shop, { at: now })
  if (!price.ok) return undefined
  const own = apiKindAdapter(target.kind)
  const current = monthOf(dayInZone(LAB_TIME_ZONE, now)) ?? { year: now.getUTCFullYear(), month: 1 }
  return {
    kind: configuration.kind,
    name: own.name(priced, configuration).join(', '),
    product: configuration,
    price,
    designerUrl: own.link(configuration, current, { locale: shop.locale }),
  }
}
