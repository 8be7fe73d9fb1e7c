import type { ProductKind } from '../products/registry.ts'
import type { Shop } from '../shops/shop.ts'
import type { Campaign, PriceBook } from './schema.ts'

/** The product properties that campaigns select by. */
export interface CampaignTarget {
  kind: ProductKind
  /** Materials, types, formats or SKUs of the configuration. */
  ids: readonly string[]
}

/** The campaign of a product in a shop on a day; the first listed one of several. */
export function campaignOn(
  { campaigns }: Pick<PriceBook, 'campaigns'>,
  target: CampaignTarget,
  shop: Shop,
  day: string,
): Campaign | undefined {
  return campaigns.find(
    ({ from, until, kinds, ids, channels, countries, reduction }) =>
      from <= day &&
      day <= until &&
      (kinds?.includes(target.kind) ?? true) &&
      (ids?.some(id => target.ids.includes(id)) ?? true) &&
      (channels?.includes(shop.channel) ?? true) &&
      (countries?.includes(shop.country) ?? true) &&
      ('percent' in reduction || reduction.amount[shop.currency] !== undefined),
  )
}
