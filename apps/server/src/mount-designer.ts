import { readFile } from 'node:fs/promises'
import { createClient } from '@passepartout/contracts'
import {
  type AnalyticsScript,
  type DesignerPageData,
  fetchPrice,
  isSoldWithoutDesign,
  manifestFile,
  type OpenContext,
  openedProduct,
  openProduct,
  PRODUCT_ONLY,
  renderDesignerPage,
  renderLinkPage,
} from '@passepartout/designer'
import {
  type DesignerAddress,
  dayInZone,
  LAB_TIME_ZONE,
  monthOf,
  type Platform,
  pageHref,
  parseDesignerUrl,
  productPageUrl,
  type ResolvedRequest,
  type Shop,
} from '@passepartout/domain'
import type { DataServices } from './data-services.ts'
import { openDesignFiles } from './design-files.ts'
import { openDictionaryFiles } from './dictionary-files.ts'
import type { openApi } from './open-api.ts'
import type { startStorefront } from './start-storefront.ts'

interface DesignerOptions {
  data: DataServices
  /** Resolves once the designer is built; requests for its pages wait for it. */
  built?: Promise<void> | undefined
  api: Awaited<ReturnType<typeof openApi>>
  /**
   * Finds the inner path of the product page on which a shop's visitors configure the product of a designer address.
   */
  productPathOf: Storefront['productPathOf']
  insights: AnalyticsScript
  /** Headers of every page, with the third-party hosts that its scripts may call. */
  headers: Readonly<Record<string, string>>
}

type Storefront = Awaited<ReturnType<typeof startStorefront>>

/** Target where a shop has no page for a product. */
const ALL_PRODUCTS = '/products'

/** Prices change from one minute to the next. */
const PRODUCT_HEADERS = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/** Serves `/configurator-*` of every shop; passes every other address on to the pages. */
export async function mountDesigner({ data, built, api, productPathOf, insights, headers }: DesignerOptions) {
  const readManifest = async () => JSON.parse(await readFile(manifestFile, 'utf8'))
  const manifest = Promise.resolve(built).then(readManifest)
  // A failed build is reported by the requests that wait for it; without any, it must not be an unhandled rejection.
  if (built) manifest.catch(() => undefined)
  else await manifest
  const designFiles = openDesignFiles(data.designs)
  const dictionaryFiles = openDictionaryFiles()

  async function pageData(
    shop: Shop,
    address: DesignerAddress,
    now: Pick<OpenContext, 'now' | 'current'>,
  ): Promise<DesignerPageData> {
    const productPath = await productPathOf(shop)
    const pathOf = (of: Pick<DesignerAddress, 'kind' | 'params'>) => productPath(of) ?? ALL_PRODUCTS
    const client = createClient({
      ...shop,
      fetch: (to, init) => api.fetch(new Request(to, init)),
      baseUrl: 'http://api.local',
    })
    return {
      catalogue: data.catalogue,
      materialPath: materialType => pathOf({ kind: 'photo-frame', params: { materialType } as never }),
      price: configuration => fetchPrice(client, configuration).catch(() => null),
      product: noSuchDesign => openProduct(address, { shop, data, client, ...now, noSuchDesign }, pathOf),
    }
  }

  return {
    async fetch(request: Request, resolution: ResolvedRequest): Promise<Response | undefined> {
      const url = new URL(request.url)
      if (!url.pathname.includes('/configurator-')) return undefined
      const file =
        (await designFiles(url.pathname, request)) ?? (await dictionaryFiles(url.pathname, request))
      if (file) return file
      if (resolution.kind !== 'page') return undefined
      const { shop, platform, path } = resolution
      const linked = renderLinkPage(path, shop, await manifest)
      if (linked) return new Response(linked.html, { status: linked.status, headers: linked.headers })
      const now = new Date()
      const current = monthOf(dayInZone(LAB_TIME_ZONE, now)) ?? { year: now.getUTCFullYear(), month: 1 }
      const address = parseDesignerUrl(path + url.search, current)
      if (!address) return undefined
      if (isSoldWithoutDesign(address)) return toItsPage(shop, platform, address)
      const opened = { shop, platform, data: await pageData(shop, address, { now, current }) }
      if (url.searchParams.has(PRODUCT_ONLY)) {
        const product = await openedProduct(opened)
        const status = product ? 200 : 404
        return Response.json({ product: product ?? null }, { status, headers: PRODUCT_HEADERS })
      }
      const page = await renderDesignerPage({
        ...opened,
        path,
        query: url.searchParams,
        manifest: await manifest,
        insights,
      })
      return (
        page && new Response(page.html, { status: page.status, headers: { ...headers, ...page.headers } })
      )
    },
  }

  /** Products without a design are sold on their product page: redirects there. */
  async function toItsPage(shop: Shop, platform: Platform, { kind, params }: DesignerAddress) {
    const path = (await productPathOf(shop))({ kind, params }) ?? ALL_PRODUCTS
    const choice = productPageUrl(path, kind, params)
    // The product page adds it to the cart: a link that is merely fetched writes nothing.
    const isOrdering = 'addToCart' in params && params.addToCart
    return new Response(null, {
      status: 301,
      headers: {
        Location: pageHref(
          shop,
          isOrdering ? `${choice}${choice.includes('?') ? '&' : '?'}addToCart=true` : choice,
          platform,
        ),
        'Cache-Control': 'public, max-age=3600',
      },
    })
  }
}
