import { fetchOnce } from './load.ts'
import { cpuSeconds } from './process-usage.ts'
import { startIdleShop } from './start-idle-shop.ts'

const WARM_UP = 300
const COUNTED = 500

export interface RenderedPage {
  name: string
  path: string
  host: string
}

/** CPU milliseconds of one render of each page, without the page cache, one request after the other. */
export async function measureRender(pages: readonly RenderedPage[]): Promise<number[]> {
  const env = { DISABLE_PAGE_CACHE: '1', SHOP_HOST_PATTERN: '{channel}.{country}.localhost' }
  const shop = await startIdleShop({ env })
  const measured: number[] = []
  try {
    for (const { path, host } of pages) {
      const target = { port: shop.port, path, headers: { Host: host, 'Accept-Encoding': 'identity' } }
      const status = await fetchOnce(target)
      if (status !== 200) throw new Error(`${path} answered ${status}: that is not a page.`)
      for (let count = 0; count < WARM_UP; count++) await fetchOnce(target)
      const before = cpuSeconds(shop.pid())
      for (let count = 0; count < COUNTED; count++) await fetchOnce(target)
      measured.push(((cpuSeconds(shop.pid()) - before) * 1000) / COUNTED)
    }
    return measured
  } finally {
    await shop.dispose()
  }
}
