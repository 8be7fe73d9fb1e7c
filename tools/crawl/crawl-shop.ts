import { CHANNELS, type Channel, LOCALES, type Locale, pagePath, shopFor } from '@passepartout/domain'
import { requestShop } from '../system-tests/request-shop.ts'
import { checkAcrossPages } from './check-page.ts'
import { type PageReaders, type PageResult, startPageReaders } from './page-readers.ts'
import type { Page } from './read-page.ts'

/** One channel in one locale. */
export interface ShopWindow {
  channel: Channel
  locale: Locale
}

export interface CrawlOptions {
  port: number
  windows: readonly ShopWindow[]
  /** Pages per shop; by default all. */
  most?: number
  /** Images requested per shop; by default all. */
  mostPictures?: number
  /** Errors that a browser reports for a page; called for some pages of every shop. */
  complaintsOf?: (url: string) => Promise<string[]>
  /** Called for every finished shop, with its problems. */
  onWindow?: (name: string, found: Crawl) => void
}

export interface Crawl {
  pages: number
  /** Number of pages opened in a browser. */
  shown: number
  pictures: number
  problems: string[]
}

/** Links of the shop that are not crawled: they need a visitor or a designer. */
const NOT_PAGES = /^\/(?:[a-z]{2}\/)?(?:d\/)?(?:configurator-|web-api\/|_assets\/|_ipx\/)/
const MOST_REDIRECTS = 3
/** Queries followed per folder: filters of a list combine without end, and every card has its palettes. */
const MOST_QUERIES = 2
/** Parallel requests: the shop renders some while others are read. */
const AT_ONCE = 6
/** One page in so many is opened in a browser too: links follow the order of menus, so all kinds are covered. */
const EACH_IN_BROWSER = 12

export const windowName = ({ channel, locale }: ShopWindow) => `${channel}/${locale}`

export const allWindows: readonly ShopWindow[] = CHANNELS.flatMap(channel =>
  LOCALES.map(locale => ({ channel, locale })),
)

/** Follows every internal link of the given shops from their start pages and checks the pages. */
export async function crawlShop(options: CrawlOptions): Promise<Crawl> {
  const readers = startPageReaders()
  try {
    return await crawlWindows(options, readers)
  } finally {
    await readers.stop()
  }
}

async function crawlWindows(options: CrawlOptions, readers: PageReaders): Promise<Crawl> {
  const { port, windows, complaintsOf, onWindow } = options
  const { most = Number.POSITIVE_INFINITY, mostPictures } = options
  const get = createGet(port, readers)
  const pages = new Map<string, Page>()
  /** By their path: every host has the same ones. */
  const pictures = new Set<string>()
  const problems: string[] = []
  let inBrowser = 0
  for (const window of windows) {
    const { channel, locale } = window
    const shop = shopFor(channel, locale)
    const start = `http://${channel}.${shop.country}.localhost:${port}${pagePath(shop, '/')}`
    const inWindow: string[] = []
    const found = await crawlWindow(start, locale, {
      most,
      pages,
      problems: inWindow,
      get,
    })
    const fresh = new Map<string, string>()
    for (const { url } of found.flatMap(page => page.pictures)) {
      const { pathname, search } = new URL(url)
      if (!pictures.has(pathname + search)) fresh.set(pathname + search, url)
    }
    const requested = [...fresh].slice(0, mostPictures)
    await roundRobin(requested, async ([path, url]) => {
      pictures.add(path)
      const { status } = await fetchPage(port, url)
      if (status !== 200) inWindow.push(`the picture ${url} answers ${status}`)
    })
    const shown = complaintsOf ? found.filter((_, at) => at % EACH_IN_BROWSER === 0) : []
    for (const { url } of shown) inWindow.push(...((await complaintsOf?.(url)) ?? []))
    inBrowser += shown.length
    problems.push(...inWindow)
    onWindow?.(windowName(window), {
      pages: found.length,
      pictures: requested.length,
      shown: shown.length,
      problems: inWindow,
    })
  }
  problems.push(...checkAcrossPages([...pages.values()]))
  return { pages: pages.size, shown: inBrowser, pictures: pictures.size, problems }
}

interface Walk {
  get: (url: string) => Promise<PageResult>
  most: number
  pages: Map<string, Page>
  problems: string[]
}

/** Crawls one channel in one locale; links into other locales are left to their own crawl. */
async function crawlWindow(
  start: string,
  locale: Locale,
  { get, most, pages, problems }: Walk,
): Promise<Page[]> {
  const { host } = new URL(start)
  const waiting = [start]
  const seen = new Set(waiting)
  const queries = new Map<string, number>()
  const found: Page[] = []
  while (waiting.length > 0 && found.length < most) {
    const next = waiting.splice(0, Math.min(AT_ONCE, most - found.length))
    const results = await Promise.all(next.map(url => followLinks(get, url)))
    for (const [at, result] of results.entries()) {
      const { page } = result
      if (page.status !== 200) {
        problems.push(`${next[at]}: answers ${page.status}`)
        continue
      }
      // A link may lead to another language of the same host.
      if (page.lang !== locale || pages.has(page.url)) continue
      problems.push(...result.problems)
      pages.set(page.url, page)
      found.push(page)
      for (const link of page.links) {
        const address = new URL(link)
        if (address.host !== host || NOT_PAGES.test(address.pathname) || seen.has(link)) continue
        seen.add(link)
        const folder = address.pathname.split('/').slice(0, -1).join('/')
        const requested = queries.get(folder) ?? 0
        if (address.search !== '' && requested >= MOST_QUERIES) continue
        if (address.search !== '') queries.set(folder, requested + 1)
        waiting.push(link)
      }
    }
  }
  return found
}

async function followLinks(get: Walk['get'], url: string): Promise<PageResult> {
  let result = await get(url)
  for (let step = 0; step < MOST_REDIRECTS; step++) {
    const { status, location } = result.page
    // 303 redirects anonymous visitors to the sign-in.
    if (!location || (status !== 301 && status !== 303)) return result
    result = await get(new URL(location, result.page.url).href)
  }
  return result
}

/** Pages of a host link to its other languages, which are crawled later: each address is requested once. */
function createGet(port: number, readers: PageReaders) {
  const answers = new Map<string, Promise<PageResult>>()
  const fetchAndRead = async (url: string): Promise<PageResult> => {
    const { status, headers, body } = await fetchPage(port, url)
    const location = typeof headers.location === 'string' ? headers.location : undefined
    const isHtml = String(headers['content-type'] ?? '').startsWith('text/html')
    return readers.read({ url, status, location, body: isHtml ? body : '' })
  }
  return (url: string): Promise<PageResult> => {
    const answer = answers.get(url) ?? fetchAndRead(url)
    answers.set(url, answer)
    return answer
  }
}

function fetchPage(port: number, url: string) {
  const { hostname, pathname, search } = new URL(url)
  return requestShop(port, hostname, pathname + search)
}

/** Batches in their order. */
async function roundRobin<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += AT_ONCE) await Promise.all(all.slice(at, at + AT_ONCE).map(work))
}
