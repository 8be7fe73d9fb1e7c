import type { ProductKind } from '../products/registry.ts'
import type { Shop } from '../shops/shop.ts'
import type { Campaign, PriceBook } from './schema.ts'

/** What a campaign chooses products by. */
export interface CampaignTarget {
  kind: ProductKind
  /** Materials, types, formats or SKUs of the configuration. */
  ids: readonly string[]
}

/** The campaign that counts for a product in a shop on a day; where several do, the one listed first. */
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
