import type { Catalogue } from '../catalogue/schema.ts'
import type { Campaign } from '../prices/schema.ts'
import { PRODUCT_KINDS } from '../products/lists.ts'
import { type ProductConfiguration, rulesOf } from '../products/product-rules.ts'
import { enumerateProducts, normaliseProduct } from '../products/products.ts'
import { isReducible, isSoldInChannel, type ProductKind } from '../products/registry.ts'
import type { Shop } from '../shops/shop.ts'

/** Products of a kind and shop that a check of prices looks at. */
const MOST_OF_KIND = 12
/** Configurations of a kind among which they are chosen; cards have thousands. */
const MOST_SEEN = 6000

/** Some products of a shop that a campaign is for, spread over what there is. */
export function sampleProducts(
  catalogue: Catalogue,
  campaign: Pick<Campaign, 'kinds' | 'ids'>,
  shop: Shop,
  now: Date,
): ProductConfiguration[] {
  const { kinds = PRODUCT_KINDS, ids } = campaign
  return kinds
    .filter(kind => isReducible(kind) && isSoldInChannel(shop.channel, kind))
    .flatMap(kind => {
      const fitting: ProductConfiguration[] = []
      for (const product of candidates(catalogue, kind, shop, now)) {
        const names = rulesOf(kind).campaignIds(product as never)
        if (ids?.some(id => names.includes(id)) ?? true) fitting.push(product)
      }
      const step = Math.max(1, Math.ceil(fitting.length / MOST_OF_KIND))
      return fitting.filter((_, index) => index % step === 0)
    })
}

function* candidates(
  catalogue: Catalogue,
  kind: ProductKind,
  shop: Shop,
  now: Date,
): Iterable<ProductConfiguration> {
  let seen = 0
  for (const product of enumerateProducts(catalogue, kind, shop)) {
    yield product
    if (++seen >= MOST_SEEN) return
  }
  if (seen > 0) return
  // Kinds with too many configurations to enumerate are made of materials.
  for (const { id: materialType } of catalogue.materials)
    yield normaliseProduct(catalogue, kind, { materialType }, shop, now).configuration
}
