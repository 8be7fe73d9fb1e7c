import {
  BRAND_NAMES,
  type Catalogue,
  createTranslator,
  designableKindOf,
  documentKindOf,
  escapeXml,
  frameOuterSize,
  type Material,
  normaliseFrameConfiguration,
  type Platform,
  pageHref,
  pagePath,
  parseFrameDesignerQuery,
  type Shop,
  systemPath,
  withColon,
} from '@passepartout/domain'
import { isFirstScreenFont } from '@passepartout/ui/faces'
import { PAGE_TRANSITION } from '@passepartout/ui/page-transition'
import type { ConfiguredProduct } from '../data/configured-product.ts'
import { CHANGE, DATA_ELEMENT_ID, type DesignerData } from '../data/designer-data.ts'
import { entryUrl } from '../data/entry-url.ts'
import { wordsFor } from '../messages/index.ts'
import type { Price } from '../state/price.ts'
import { designerAssets, type Manifest } from './assets.ts'
import { browserCatalogue } from './browser-catalogue.ts'
import { serialiseForScript } from './serialise-for-script.ts'
import { renderSkeleton } from './skeleton.ts'

export interface DesignerPageData {
  catalogue: Catalogue
  /** The price of the normalised configuration, if it is available; otherwise the designer fetches it. */
  price?: (configuration: DesignerData['configuration']) => Promise<Price | null> | Price | null
  /**
   * The product of the address; null for kinds configured in the designer, undefined where the shop does not sell it.
   */
  product?: (noSuchDesign: UnavailableDesignTexts) => Promise<ConfiguredProduct | null | undefined>
  /** Inner path of the product page of wall art in a material. */
  materialPath: (materialType: Material) => string
  limits?: { bytes: number; pixels: number }
}

/** Message that a design is unavailable, and which one replaces it. */
export type UnavailableDesignTexts = (given: string, shown: string | null) => string

export interface DesignerPageOptions {
  shop: Shop
  platform: Platform
  /** Inner path, such as `/configurator-photo-frame`. */
  path: string
  query: URLSearchParams
  manifest: Manifest
  data: DesignerPageData
  insights?: AnalyticsScript | undefined
}

/** Analytics of the designer: address of the script, and the shop's services for its meta element. */
export interface AnalyticsScript {
  script: string | undefined
  services: { name: string; content: string }
}

export interface DesignerPageResult {
  status: number
  html: string
  headers: Record<string, string>
}

/** A valid id of a draft or line; other values are ignored. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * The complete document of a designer address; `undefined` where the shop does not sell the product. The browser
 * fetches personal data (drafts, photos).
 */
export async function renderDesignerPage(
  options: DesignerPageOptions,
): Promise<DesignerPageResult | undefined> {
  const { shop, platform, path, query, manifest, data, insights } = options
  const words = wordsFor(shop)
  const t = createTranslator(words.messages, { locale: shop.locale, language: words.language })
  const kind = designableKindOf(path)
  const product = await openedProduct(options)
  if (!kind || product === undefined) return undefined
  const draft = idOf(query.get('draft'))
  const line = idOf(query.get('line'))
  const assets = designerAssets(manifest, kind, draft !== null || line !== null)
  const urls = {
    cart: pagePath(shop, systemPath(shop, 'cart'), platform),
    shared: pagePath(shop, '/configurator-shared', platform),
    choose: product?.choose ?? null,
    materials: product
      ? {}
      : Object.fromEntries(
          data.catalogue.materials.map(({ id }) => [id, pagePath(shop, data.materialPath(id), platform)]),
        ),
  }
  const faces = assets.files.filter(file => isFirstScreenFont(shop.channel, file))
  const head = { shop, t, styles: assets.styles, faces }

  const input = parseFrameDesignerQuery(query)
  const { configuration, corrections } = normaliseFrameConfiguration(data.catalogue, input, shop)
  const content: DesignerData = {
    kind,
    shop,
    platform,
    words,
    catalogue: browserCatalogue(data.catalogue, shop.locale, kind),
    configuration,
    corrections,
    product,
    price: product ? product.price : ((await data.price?.(configuration)) ?? null),
    urls,
    insights: insights?.script,
    limits: data.limits ?? { bytes: 0, pixels: 0 },
    draft,
    line,
    isChange: draft !== null && query.has(CHANGE),
    guest: draft !== null && query.has('guest'),
  }
  const preloads = assets.preloads
    .map(file => `<link rel="modulepreload" href="${escapeXml(file)}">`)
    .join('\n')
  const services = insights
    ? `<meta name="${insights.services.name}" content="${escapeXml(insights.services.content)}">`
    : ''
  const scripts = `${services}${preloads}\n<script type="module" src="${escapeXml(assets.script)}"></script>`
  const first = product?.document.pages[0]?.trim
  const outline = first
    ? { widthMm: first.width, heightMm: first.height }
    : frameOuterSize(data.catalogue, configuration)
  const back = `<a class="button" href="${escapeXml(entryUrl(content, configuration))}">${escapeXml(t('app.backToShop'))}</a>`
  const body = `<div id="designer">${renderSkeleton(outline, t, product?.document.pages.length ?? null)}</div>
<noscript><div class="no-script"><p>${escapeXml(t('app.noscript'))}</p>${back}</div></noscript>
<script type="application/json" id="${DATA_ELEMENT_ID}">${serialiseForScript(content)}</script>`
  return htmlResult(
    page({
      ...head,
      title: `${withColon(shop.locale, t('mode.design'))} ${t(`kind.${documentKindOf(kind)}`)}`,
      body,
      scripts,
    }),
  )
}

/** The product of the address, for a page or for a designer whose product changes; see `DesignerPageData.product`. */
export async function openedProduct({
  shop,
  platform,
  data,
}: Pick<DesignerPageOptions, 'shop' | 'platform' | 'data'>): Promise<ConfiguredProduct | null | undefined> {
  const words = wordsFor(shop)
  const t = createTranslator(words.messages, { locale: shop.locale, language: words.language })
  const noSuchDesign: UnavailableDesignTexts = (given, shown) =>
    shown === null
      ? t('product.noDesign', { given: given.slice(0, 60) })
      : t('product.otherDesign', { given: given.slice(0, 60), shown })
  const product = data.product ? await data.product(noSuchDesign) : null
  return product && { ...product, choose: pageHref(shop, product.choose, platform) }
}

const idOf = (given: string | null): string | null => (given && ID.test(given) ? given : null)

// Not for shared caches: the address may contain a draft, and the data contain current prices.
const htmlResult = (html: string): DesignerPageResult => ({
  status: 200,
  html,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-cache',
    'X-Robots-Tag': 'noindex',
  },
})

interface Page {
  shop: Shop
  t: (key: string) => string
  title: string
  styles: readonly string[]
  faces: readonly string[]
  body: string
  scripts?: string
}

function page({ shop, title, styles, faces, body, scripts = '' }: Page): string {
  const preloads = faces.map(
    file => `<link rel="preload" as="font" type="font/woff2" href="${escapeXml(file)}" crossorigin>`,
  )
  const sheets = styles.map(file => `<link rel="stylesheet" href="${escapeXml(file)}">`)
  const links = [...preloads, ...sheets].join('\n')
  return `<!doctype html>
<html lang="${shop.locale}" data-channel="${shop.channel}" data-kind="designer">
<head>
<meta charset="utf-8">
<style>${PAGE_TRANSITION}</style>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="robots" content="noindex">
<title>${escapeXml(title)} – ${BRAND_NAMES[shop.channel]}</title>
${links}
${scripts}
</head>
<body>
${body}
</body>
</html>
`
}
