import type { FrameConfiguration } from '../frame/configuration.ts'
import type { Shop } from '../shop/shop.ts'
import type { Campaign, PriceBook } from './schema.ts'

/** The campaign that counts for a configuration in a shop on a day; where several do, the one listed first. */
export function campaignOn(
  { campaigns }: PriceBook,
  { materialType }: Pick<FrameConfiguration, 'materialType'>,
  shop: Shop,
  day: string,
): Campaign | undefined {
  return campaigns.find(
    ({ from, until, materials, channels, countries, reduction }) =>
      from <= day &&
      day <= until &&
      (materials?.includes(materialType) ?? true) &&
      (channels?.includes(shop.channel) ?? true) &&
      (countries?.includes(shop.country) ?? true) &&
      ('percent' in reduction || reduction.amount[shop.currency] !== undefined),
  )
}
