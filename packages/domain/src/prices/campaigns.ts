import type { ProductKind } from '../products/registry.ts'
import type { Shop } from '../shops/shop.ts'
import { positionInPeriod, type ZonedMoment } from './days.ts'
import type { Campaign, PriceBook } from './schema.ts'

/** The product properties that campaigns select by. */
export interface CampaignTarget {
  kind: ProductKind
  /** Materials, types, formats or SKUs of the configuration. */
  ids: readonly string[]
}

/** The campaign of a product in a shop at a moment; the first listed one of several. */
export function campaignOn(
  { campaigns }: Pick<PriceBook, 'campaigns'>,
  target: CampaignTarget,
  shop: Shop,
  moment: ZonedMoment,
): Campaign | undefined {
  return campaigns.find(
    campaign =>
      positionInPeriod(campaign, moment) === 'in' &&
      (campaign.kinds?.includes(target.kind) ?? true) &&
      (campaign.ids?.some(id => target.ids.includes(id)) ?? true) &&
      campaignAppliesTo(campaign, shop),
  )
}

/** Whether a campaign can reduce prices of a shop. */
export const campaignAppliesTo = (
  { channels, countries, reduction }: Pick<Campaign, 'channels' | 'countries' | 'reduction'>,
  { channel, country, currency }: Pick<Shop, 'channel' | 'country' | 'currency'>,
): boolean =>
  (channels?.includes(channel) ?? true) &&
  (countries?.includes(country) ?? true) &&
  ('percent' in reduction || reduction.amount[currency] !== undefined)
