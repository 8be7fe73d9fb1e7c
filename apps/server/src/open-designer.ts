import { readFile } from 'node:fs/promises'
import { createClient, getArticlePrice } from '@passepartout/contracts'
import { manifestFile, type PageData, renderDesignerPage } from '@passepartout/designer'
import { createShaper } from '@passepartout/designs/node'
import {
  categoryPath,
  dayIn,
  type HostMap,
  monthOf,
  normaliseFrameConfiguration,
  PLANT_TIME_ZONE,
  parseDesignerUrl,
  parseFrameDesignerQuery,
  resolveRequest,
  type Shop,
  shopFor,
  shopHost,
  systemPath,
} from '@passepartout/domain'
import { deliveryText } from './delivery-text.ts'
import { openProduct } from './designer/open-product.ts'
import { drawSheet, SHEET_PATH } from './designer/sheet-picture.ts'
import type { openApi } from './open-api.ts'
import type { Data } from './open-data.ts'

interface DesignerOptions {
  hosts: HostMap
  data: Data
  api: Awaited<ReturnType<typeof openApi>>
}

/** Serves `/configurator-*` of every shop; leaves every other address to the pages. */
export async function openDesigner({ hosts, data, api }: DesignerOptions) {
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  let shaper: ReturnType<typeof createShaper> | undefined

  const pageData = (shop: Shop, url: URL): PageData => {
    const query = url.searchParams
    const { configuration: asked } = normaliseFrameConfiguration(
      data.catalogue,
      parseFrameDesignerQuery(query),
      shop,
    )
    const client = createClient({
      ...shop,
      fetch: (to, init) => api.fetch(new Request(to, init)),
      baseUrl: 'http://api.local',
    })
    return {
      catalogue: data.catalogue,
      delivery: deliveryText(data, shop, asked, new Date()),
      paths: { shop: categoryPath('wall-art', shop.language), cart: systemPath(shop, 'cart') },
      price: async configuration => {
        const answer = await client.call(getArticlePrice, { query: configuration as never })
        if (!answer.ok) return null
        const { priceCurrent, priceOriginal, discountPercent } = answer.payload
        return { current: priceCurrent, original: priceOriginal, discountPercent }
      },
      product: noSuchDesign => {
        const now = new Date()
        const current = monthOf(dayIn(PLANT_TIME_ZONE, now)) ?? { year: now.getUTCFullYear(), month: 1 }
        const address = parseDesignerUrl(url.pathname + url.search, current)
        return address
          ? openProduct(address, { shop, data, client, now, current, noSuchDesign })
          : Promise.resolve(undefined)
      },
    }
  }

  async function sheet(url: URL): Promise<Response> {
    shaper ??= createShaper()
    const svg = drawSheet(data.designs, await shaper, url.searchParams)
    if (svg === undefined) return new Response(null, { status: 404 })
    const isLasting = url.searchParams.get('v') === data.designs.version
    return new Response(svg, {
      headers: {
        'Content-Type': 'image/svg+xml; charset=utf-8',
        'Cache-Control': `public, ${isLasting ? 'max-age=31536000, immutable' : 'max-age=3600'}`,
        'X-Robots-Tag': 'noindex',
      },
    })
  }

  return {
    async fetch(request: Request, host: string): Promise<Response | undefined> {
      const url = new URL(request.url)
      if (!url.pathname.includes('/configurator-')) return undefined
      if (url.pathname === SHEET_PATH) return sheet(url)
      const resolution = resolveRequest(hosts, { host, path: url.pathname, search: url.search })
      if (resolution.kind !== 'page' || !resolution.path.startsWith('/configurator-')) return undefined
      const { shop, platform, path } = resolution
      if (url.searchParams.get('locale') !== shop.locale) return moved(withLocale(url, shop))
      const page = await renderDesignerPage({
        shop,
        platform,
        path,
        query: url.searchParams,
        manifest,
        data: pageData(shop, url),
      })
      if (!page) return elsewhere(hosts, url, host, shop)
      return new Response(page.html, { status: page.status, headers: page.headers })
    },
  }
}

/** Every address of a designer names the locale it is in (spec 2); the rest of the query stays as it was written. */
function withLocale({ pathname, search }: URL, { locale }: Shop): string {
  const others = search
    .slice(1)
    .split('&')
    .filter(pair => pair !== '' && !/^locale(?:=|$)/.test(pair))
  return `${pathname}?${[...others, `locale=${locale}`].join('&')}`
}

/** What the card shop does not sell is designed at the other shop of the same country (product.md). */
function elsewhere(hosts: HostMap, url: URL, host: string, shop: Shop): Response | undefined {
  if (shop.channel === 'passepartout') return undefined
  const other = shopFor('passepartout', shop.locale)
  const port = /:\d+$/.exec(host)?.[0] ?? ''
  const path = url.pathname.replace(/\/$/, '')
  return moved(`//${shopHost(hosts, other.channel, other.country)}${port}${path}${url.search}`)
}

const moved = (location: string) =>
  new Response(null, { status: 302, headers: { Location: location, 'Cache-Control': 'private, no-cache' } })
