import {
  type Channel,
  findShopByHost,
  type HostMap,
  type HostShop,
  type Shop,
  shopFor,
  shopHost,
} from '@passepartout/domain'
import { matchesEntityTag, weakEntityTag } from '@passepartout/http'
import type { IndexedPage } from '@passepartout/storefront'
import type { ShareImageRenderer } from '@passepartout/worker'
import type { Context, Hono } from 'hono'
import { serveCachedPage, toCachedPage } from '../http/cached-page.ts'
import type { PageCache } from '../http/page-cache.ts'
import { pageKey, placesOf } from '../http/page-key.ts'
import type { ShopEnvironment } from '../shop-app.ts'
import { createBrandIcons, ICON_NAMES } from './brand-icons.ts'
import { robots } from './robots.ts'
import { cachePagesPerVersion, sitemap, sitemapIndex, sitemapPath } from './sitemaps.ts'
import { webManifest } from './web-manifest.ts'

const DAY_MS = 86_400_000
/** Long enough to be found, short enough for an unmaintained shop to expire (RFC 9116: less than a year). */
const VALID_DAYS = 180

interface SecurityText {
  /** `mailto:` or `https:` address of the security contact. */
  contact: string
  origin: string
  now: Date
}

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
function securityText({ contact, origin, now }: SecurityText): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

interface SearchOptions {
  hosts: HostMap
  /** Adds scheme and public port to a host. */
  publicOrigin: (host: string) => string
  cache: PageCache
  headers: Record<string, string>
  /** Every page of a channel that search engines may index. */
  indexedPages: (channel: Channel) => Promise<IndexedPage[]>
  /** Addresses of a page in every locale that has it. */
  localisedPages: (shop: Shop, path: string) => Promise<{ locale: string; url: string }[]>
  sharePictures: ShareImageRenderer
  /** Folder of the channels' symbols, `<channel>.svg`. */
  signFolder: string
  /** Where to report a vulnerability; by default the shop's own contact page. */
  securityContact: string | undefined
  now?: () => Date
}

const DAY = 'public, max-age=86400'
const HOUR = 'public, max-age=3600'
const WEEK = 'public, max-age=604800, stale-while-revalidate=604800'
const MOST_PICTURES = 12
/** Names of assets, and of pages of designs: `card.zwei-ringe.front.de-DE.elfenbein`. */
const PICTURES = /^([\w-]+(?:\.[\w-]+){0,4}(?:\+[\w-]+(?:\.[\w-]+){0,4})*)\.jpg$/

/** Files for search engines, messengers and launchers beside the pages of a host. */
export function createSearch(options: SearchOptions) {
  const { hosts, publicOrigin, cache, sharePictures, now = () => new Date() } = options
  const placeOf = placesOf(hosts)
  const pages = cachePagesPerVersion(options.indexedPages)
  const icons = createBrandIcons(options.signFolder)
  const originOf = ({ channel, country }: HostShop) => publicOrigin(shopHost(hosts, channel, country))
  const shopOf = (c: Context<ShopEnvironment>) => findShopByHost(hosts, c.req.header('host') ?? '')

  async function contactOf({ channel, country }: HostShop): Promise<string> {
    if (options.securityContact) return options.securityContact
    const found = await options.localisedPages(shopFor(channel, 'de-DE'), '/kontakt')
    const origin = originOf({ channel, country })
    return found.find(({ url }) => url.startsWith(`${origin}/`))?.url ?? `${origin}/`
  }

  async function answerSitemap(c: Context<ShopEnvironment>, shop: HostShop): Promise<Response | undefined> {
    const page = sitemapPath(shop, c.req.path)
    if (!page) return undefined
    const version = cache.version
    const all = await pages.of(shop.channel)
    const xml =
      page.kind === 'index' ? sitemapIndex(shop, originOf(shop), all) : sitemap(shop, all, page.language)
    const type = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': HOUR }
    const stored = await toCachedPage(200, { ...options.headers, ...type }, Buffer.from(xml))
    if (cache.version === version) cache.store(pageKey(placeOf(c.req.header('host')), c.req.path), stored)
    return serveCachedPage(stored, c.req.raw)
  }

  return {
    contentChanged: pages.forget,
    mount(app: Hono<ShopEnvironment>): void {
      const send = (c: Context<ShopEnvironment>, body: string | Uint8Array, type: string, keep: string) => {
        const tag = weakEntityTag(body)
        const headers = { 'Cache-Control': keep, ETag: tag }
        return matchesEntityTag(c.req.header('If-None-Match'), tag)
          ? c.body(null, 304, headers)
          : c.body(typeof body === 'string' ? body : new Uint8Array(body), 200, {
              ...headers,
              'Content-Type': type,
            })
      }
      const textOf = (path: string, write: (shop: HostShop) => string | Promise<string>, keep = DAY) =>
        app.get(path, async (c, next) => {
          const shop = shopOf(c)
          return shop ? send(c, await write(shop), 'text/plain; charset=UTF-8', keep) : next()
        })
      textOf('/robots.txt', shop => robots(shop, originOf(shop)))
      textOf('/.well-known/security.txt', async shop =>
        securityText({ contact: await contactOf(shop), origin: originOf(shop), now: now() }),
      )
      app.get('/site.webmanifest', (c, next) => {
        const shop = shopOf(c)
        if (!shop) return next()
        return Promise.resolve(send(c, JSON.stringify(webManifest(shop)), 'application/manifest+json', DAY))
      })
      for (const path of ['/sitemap.xml', '/:file{sitemap-[a-z]{2}\\.xml}'])
        app.get(path, async (c, next) => {
          const shop = shopOf(c)
          return (shop && (await answerSitemap(c, shop))) ?? next()
        })
      for (const name of ICON_NAMES)
        app.get(`/${name}`, async (c, next) => {
          const shop = shopOf(c)
          const icon = shop && (await icons.icon(shop.channel, name))
          if (!icon) return next()
          return send(c, icon, name.endsWith('.ico') ? 'image/x-icon' : 'image/png', WEEK)
        })
      app.get('/_share/:scene/:pictures', async c => {
        const names = PICTURES.exec(c.req.param('pictures'))?.[1]?.split('+') ?? []
        const picture =
          names.length > 0 && names.length <= MOST_PICTURES
            ? { scene: c.req.param('scene'), pictures: names }
            : undefined
        const drawn = picture && (await sharePictures.draw(picture))
        if (!drawn) return c.text('No such picture.', 404)
        return c.body(new Uint8Array(drawn), 200, {
          'Content-Type': 'image/jpeg',
          'Cache-Control': WEEK,
          // Share images are meant to be embedded by other sites.
          'Cross-Origin-Resource-Policy': 'cross-origin',
        })
      })
    },
  }
}
