import { startShop } from '../shop/start-shop.ts'
import { fetchOnce } from './load.ts'
import { cpuSeconds } from './process-usage.ts'

const WARM_UP = 300
const COUNTED = 500

/** CPU milliseconds of one render, the page cache switched off, one request after the other. */
export async function measureRender(path: string, host: string): Promise<number> {
  const shop = await startShop({ env: { DISABLE_PAGE_CACHE: '1' } })
  try {
    const target = { port: shop.port, path, headers: { Host: host, 'Accept-Encoding': 'identity' } }
    for (let count = 0; count < WARM_UP; count++) await fetchOnce(target)
    const before = cpuSeconds(shop.pid())
    for (let count = 0; count < COUNTED; count++) await fetchOnce(target)
    return ((cpuSeconds(shop.pid()) - before) * 1000) / COUNTED
  } finally {
    await shop.dispose()
  }
}
