import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'
import { SHOP_LOG, type Shop, startShop } from '../../tools/system-tests/start-shop.ts'

/** Paths only called for visitors who agreed: tests, metrics and recordings. */
const TELLING = /^\/(?:_flags\/|web-api\/(?:numbers|recordings)$)/

/** A shop whose log names every request, also those that a browser sends while it leaves a page. */
export const startShopWithRequestLog = (env: Record<string, string>): Promise<Shop> =>
  startShop({ env: { LOG_LEVEL: 'info', ...env } })

/** Of pages of a newly started shop, on a busy machine. */
export const SLOW_PAGE_MS = 90_000

/** All requests and stored data of a browser while its visitor uses the shop. */
export function watchTraffic(context: BrowserContext, shop: Shop) {
  const requests: { host: string; path: string }[] = []
  const open = new Set<Request>()
  const sent: string[] = []
  context.on('request', request => {
    const { host, pathname, protocol } = new URL(request.url())
    if (protocol.startsWith('http')) requests.push({ host, path: pathname })
    if (!TELLING.test(pathname)) return
    open.add(request)
    sent.push(pathname)
  })
  const ended = (request: Request) => void open.delete(request)
  context.on('requestfinished', ended)
  context.on('requestfailed', ended)
  let bytes = 0
  const log = () => readFileSync(join(shop.dataDir, SHOP_LOG), 'utf8')
  /** The browser tells no end of a request whose page was left; the shop's log has it once it is answered. */
  const isAnswered = (path: string) =>
    log().split(`"path":"${path}"`).length > sent.filter(other => other === path).length
  const logged = () =>
    [
      ...log()
        .slice(bytes)
        .matchAll(/"path":"([^"]+)"/g),
    ].map(([, path = '']) => path)

  return {
    /** Other hosts requested since `forgets`. */
    strangers: () =>
      [...new Set(requests.map(({ host }) => host))].filter(
        host => !host.endsWith(`.localhost:${shop.port}`),
      ),
    /** Reports about the visitor since `forgets`, from the browser and the shop's own log. */
    told: () => [
      ...new Set([...requests.map(({ path }) => path), ...logged()].filter(path => TELLING.test(path))),
    ],
    requests: () => requests.length,
    /** Requests in flight belong to the time before: the shop logs them once they are answered. */
    forgets: async () => {
      requests.length = 0
      const before = [...open]
      const isOver = (request: Request) => !open.has(request) || isAnswered(new URL(request.url()).pathname)
      await expect.poll(() => before.every(isOver)).toBe(true)
      for (const request of before) open.delete(request)
      bytes = log().length
    },
    cookies: async () => (await context.cookies()).map(({ name }) => name).sort(),
  }
}

/** Keys in the browser's storage. */
export const browserStorageKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort())
