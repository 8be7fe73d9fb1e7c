import { type Shop, type ShopOptions, startShop } from '../system-tests/start-shop.ts'
import { waitUntilIdle } from './process-usage.ts'

/**
 * A shop of its own, once it has done what each new one does beside its visitors, such as writing down the day's prices. That
 * takes some seconds of the processor, which would else be counted as those of a page or an attack.
 */
export async function startIdleShop(options: ShopOptions = {}): Promise<Shop> {
  const shop = await startShop(options)
  await waitUntilIdle(shop.pid())
  return shop
}
