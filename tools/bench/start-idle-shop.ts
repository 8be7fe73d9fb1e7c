import { type Shop, type ShopOptions, startShop } from '../shop/start-shop.ts'
import { untilIdle } from './process-usage.ts'

/**
 * A shop of its own that has done what a new one does once beside its visitors, such as writing down the day's prices: some seconds of
 * the processor that belong to no page. @throws what `startShop` throws
 */
export async function startIdleShop(options: ShopOptions = {}): Promise<Shop> {
  const shop = await startShop(options)
  await untilIdle(shop.pid())
  return shop
}
