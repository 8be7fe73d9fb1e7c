import { type Shop, type ShopOptions, startShop } from '../system-tests/start-shop.ts'
import { waitUntilIdle } from './process-usage.ts'

/**
 * A shop that has finished its background work after the start, such as recording prices. That takes some seconds of
 * CPU, which would else count for a page or an attack.
 */
export async function startIdleShop(options: ShopOptions = {}): Promise<Shop> {
  const shop = await startShop(options)
  await waitUntilIdle(shop.pid())
  return shop
}
