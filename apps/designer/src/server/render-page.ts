import {
  type Catalogue,
  createTranslator,
  designableKindOf,
  documentKindOf,
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
import { escapeHtml, serialiseForScript } from './escape.ts'
import { renderSkeleton } from './skeleton.ts'

export interface DesignerPageData {
  catalogue: Catalogue
  /** The price of the normalised configuration, if it is at hand; without it the designer asks. */
  price?: (configuration: DesignerData['configuration']) => Promise<Price | null> | Price | null
  /** What the address opens; null where it is chosen in the designer, nothing where the shop does not sell it. */
  product?: (noSuchDesign: UnavailableDesignTexts) => Promise<ConfiguredProduct | null | undefined>
  /** Inner path of the page on which pictures of a material are chosen. */
  materialPath: (materialType: Material) => string
  limits?: { bytes: number; pixels: number }
}

/** Says that a design is not to be had, and which is shown instead. */
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

/** How the shop hears what happens in a designer: address of the script, and what pages tell it of the shop's services. */
export interface AnalyticsScript {
  script: string | undefined
  services: { name: string; content: string }
}

export interface DesignerPageResult {
  status: number
  html: string
  headers: Record<string, string>
}

/** A draft or line id as it may stand in an address; anything else is not looked up. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * The complete document of a designer address; `undefined` where the shop does not sell what it names. Personal things
 * (drafts, photos) are asked for by the browser.
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
    .map(file => `<link rel="modulepreload" href="${escapeHtml(file)}">`)
    .join('\n')
  const services = insights
    ? `<meta name="${insights.services.name}" content="${escapeHtml(insights.services.content)}">`
    : ''
  const scripts = `${services}${preloads}\n<script type="module" src="${escapeHtml(assets.script)}"></script>`
  const first = product?.document.pages[0]?.trim
  const outline = first
    ? { widthMm: first.width, heightMm: first.height }
    : frameOuterSize(data.catalogue, configuration)
  const back = `<a class="button" href="${escapeHtml(entryUrl(content, configuration))}">${escapeHtml(t('app.backToShop'))}</a>`
  const body = `<div id="designer">${renderSkeleton(outline, t, product?.document.pages.length ?? null)}</div>
<noscript><div class="no-script"><p>${escapeHtml(t('app.noscript'))}</p>${back}</div></noscript>
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

/** What the address opens, for a page or for a designer whose product is changed; see `PageData.product`. */
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

// Never stored by shared caches: the address may name a draft, and prices in the data are of this minute.
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
    file => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(file)}" crossorigin>`,
  )
  const sheets = styles.map(file => `<link rel="stylesheet" href="${escapeHtml(file)}">`)
  const links = [...preloads, ...sheets].join('\n')
  const name = shop.channel === 'kartenliebe' ? 'kartenliebe' : 'Passepartout'
  return `<!doctype html>
<html lang="${shop.locale}" data-channel="${shop.channel}" data-kind="designer">
<head>
<meta charset="utf-8">
<style>${PAGE_TRANSITION}</style>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – ${name}</title>
${links}
${scripts}
</head>
<body>
${body}
</body>
</html>
`
}
