import type { Shop } from '../system-tests/start-shop.ts'
import {
  alternate,
  type ComparisonResult,
  fetchShopResponse,
  startBareServer,
} from './compare-with-bare-server.ts'
import { fetchOnce } from './load.ts'

/**
 * Measures the cached page and a bare server that sends the same bytes in alternation, so that a noisy machine affects
 * both.
 */
export async function compareWithBareServer(
  shop: Shop,
  path: string,
  host: string,
  seconds: number,
): Promise<ComparisonResult[]> {
  const headers = { Host: host, 'Accept-Encoding': 'br, gzip' }
  // The first request renders the page; the second comes from the cache.
  await fetchOnce({ port: shop.port, path, headers })
  const answer = await fetchShopResponse(shop.port, path, headers)
  const bare = await startBareServer(answer)
  try {
    const targets = (more: Record<string, string>) => {
      const given = { ...headers, ...more }
      return {
        shop: { port: shop.port, pid: shop.pid(), path, headers: given },
        bare: { port: bare.port, pid: bare.pid, path, headers: given },
      }
    }
    return [
      await alternate('page, 200', targets({}), seconds),
      await alternate('page, 304', targets({ 'If-None-Match': answer.etag }), seconds),
    ]
  } finally {
    await bare.stop()
  }
}
