import { readFile } from 'node:fs/promises'
import { createClient, getArticlePrice } from '@passepartout/contracts'
import { manifestFile, type PageData, renderDesignerPage } from '@passepartout/designer'
import {
  categoryPath,
  type HostMap,
  normaliseFrameConfiguration,
  parseFrameDesignerQuery,
  resolveRequest,
  type Shop,
  systemPath,
} from '@passepartout/domain'
import { deliveryText } from './delivery-text.ts'
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

  const pageData = (shop: Shop, query: URLSearchParams): PageData => {
    const { configuration: asked } = normaliseFrameConfiguration(
      data.catalogue,
      parseFrameDesignerQuery(query),
      shop,
    )
    const client = createClient({
      ...shop,
      fetch: (url, init) => api.fetch(new Request(url, init)),
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
    }
  }

  return {
    async fetch(request: Request, host: string): Promise<Response | undefined> {
      const url = new URL(request.url)
      if (!url.pathname.includes('/configurator-')) return undefined
      const resolution = resolveRequest(hosts, { host, path: url.pathname, search: url.search })
      if (resolution.kind !== 'page' || !resolution.path.startsWith('/configurator-')) return undefined
      const { shop, platform, path } = resolution
      const page = await renderDesignerPage({
        shop,
        platform,
        path,
        query: url.searchParams,
        manifest,
        data: pageData(shop, url.searchParams),
      })
      return new Response(page.html, { status: page.status, headers: page.headers })
    },
  }
}
