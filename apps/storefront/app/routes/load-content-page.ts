import { type Global, globalSchema } from '@passepartout/content-model'
import {
  BRAND_NAMES,
  dayInZone,
  LAB_TIME_ZONE,
  type PageFailure,
  pageHref,
  pageNotFound,
  pagePath,
  pageUrl,
  type Shop,
  shopHost,
} from '@passepartout/domain'
import { redirect } from 'react-router'
import { loadBlocks } from '../blocks/load-blocks.ts'
import { loadGlossary } from '../features/glossary/load-glossary.ts'
import { isProductMissing } from '../features/product-detail/load-detail.ts'
import { productNamed } from '../features/structured-data/products.ts'
import { loadShipping } from '../features/structured-data/shipping.ts'
import { productPageOfSku } from '../features/wall-art-form/product-page-of-sku.ts'
import { translatorFor } from '../messages/index.ts'
import { catalogueClient } from '../platform/api-client.ts'
import { globalInSeason } from '../platform/global-in-season.ts'
import { pageAlternates, startPages } from '../platform/localised-pages.ts'
import { memoizeStoryRead } from '../platform/memoize-story-read.ts'
import type { Page, PageHead } from '../platform/page.ts'
import type { PageRequest } from '../platform/request.ts'
import type { Services } from '../platform/services.ts'
import { createSharedParts } from '../platform/shared-parts.ts'
import type { FoundStory } from '../platform/stories.ts'
import { findContent } from './find-content.ts'
import { redirectOfStory } from './redirect-of-story.ts'

/**
 * Loads a story with the data of all its blocks; a missing one yields the error story with its failure (spec 8).
 *
 * @throws Response where the story redirects
 */
export async function loadContentPage(
  services: Services,
  request: PageRequest,
  query: URLSearchParams,
): Promise<Page> {
  const content = await findContent(services, request)
  if ('moved' in content)
    throw redirect(pagePath(request.shop, content.moved, request.platform), content.status)
  const { found, failure, ...rest } = content
  if (failure) return loadErrorPage(services, request, failure)
  const elsewhere = redirectOfStory(services, request, found.story)
  if (elsewhere) throw elsewhere

  const { shop, path } = request
  const { catalogue, stories, log } = services
  const context = { shop, path, query, catalogue, stories, api: catalogueClient(request), log }
  const stored = (['teaser', 'uspTeaser', 'body'] as const).flatMap(field => blocksIn(found, field))
  const [frame, loaded] = await Promise.all([
    loadLayoutStory(services, request),
    loadBlocks(stored, context, services.log),
  ])
  if (isProductMissing(loaded)) return loadErrorPage(services, request, pageNotFound('no-product', path))
  const ofSku = query.has('sku') && productPageOfSku(loaded.blocks, query, catalogue, frame)
  if (ofSku) throw redirect(ofSku, 302)
  const shipping = await loadShipping(loaded, context.api)
  if (loaded.blocks.length === 0)
    services.log.warn(
      { key: 'empty-hybrid-layout', path, story: found.story.full_slug },
      'page has no blocks',
    )
  return {
    ...frame,
    query,
    status: 200,
    contentLocale: found.locale,
    story: found.story,
    head: headOf(services, request, found, {
      ...rest,
      product: query.size > 0 ? productNamed(loaded) : undefined,
    }),
    alternates: pageAlternates(services, shop, request.target, found.story),
    ...(shipping ? { shipping } : {}),
    ...loaded,
  }
}

/** Fixed path of the error page, so that it is the same at every unknown URL of an area. */
const NO_PATH = '/error'

const ERROR_STORY = 'error'

/**
 * The error story of a URL (spec 2): `error/<first segment>` if the fallback chain has one, so that a visitor looking
 * for wall art gets wall art; else that of the whole shop, whose area is `''`.
 */
async function errorAreaOf(
  { stories }: Services,
  { shop, path }: PageRequest,
  statusCode: number,
): Promise<{ area: string; own?: FoundStory | undefined }> {
  const [area = ''] = /^[a-z0-9-]+/.exec(path.slice(1)) ?? []
  if (!area || statusCode >= 500) return { area: '' }
  const own = await stories.find(shop.channel, shop.locale, `${ERROR_STORY}/${area}`)
  return own?.story.content.component === 'error' ? { area, own } : { area: '' }
}

/**
 * The content-driven error page, with the status of its failure.
 *
 * @throws Response where the caller has the page cached
 */
export async function loadErrorPage(
  services: Services,
  request: PageRequest,
  failure: PageFailure,
): Promise<Page> {
  const { shop, path } = request
  const { statusCode, statusMessage, fatal } = failure
  services.log[statusCode < 500 ? 'info' : 'error'](
    { key: 'nuxt-error-page-encountered', path, locale: shop.locale, statusCode, statusMessage, fatal },
    'an error page is shown',
  )
  const { area, own } = await errorAreaOf(services, request, statusCode)
  if (statusCode === 404 && request.hasErrorPage?.(area)) {
    request.failed?.(failure, area)
    request.usesErrorPage = true
    throw new Response(null, { status: 404 })
  }
  const [frame, found] = await Promise.all([
    loadLayoutStory(services, { ...request, path: NO_PATH }),
    own ?? services.stories.find(shop.channel, shop.locale, ERROR_STORY),
  ])
  if (!found) services.log.error({ key: 'cms-page-not-found', locale: shop.locale }, 'error story missing')
  const query = new URLSearchParams()
  // When the shop itself fails, its error page loads nothing that may fail too.
  const stored = statusCode < 500 ? blocksIn(found, 'body') : []
  const { catalogue, stories, log } = services
  const context = { shop, path, query, catalogue, stories, api: catalogueClient(request), log }
  return {
    ...frame,
    query,
    status: statusCode,
    failure,
    errorArea: area,
    contentLocale: found?.locale ?? shop.locale,
    story: found?.story,
    head: { ...headOf(services, request, found), canonical: '' },
    alternates: [],
    ...(await loadBlocks(stored, context, log)),
  }
}

/** Everything that surrounds the content of a page, system pages included. */
export async function loadLayoutStory(services: Services, { shop, platform, path, debug }: PageRequest) {
  const [found, glossary] = await Promise.all([
    services.stories.find(shop.channel, shop.locale, '_global'),
    loadGlossary(services, shop),
  ])
  const stored = globalOf(found, services, shop)
  const global = stored && globalInSeason(stored, shop, dayInZone(LAB_TIME_ZONE, new Date()))
  const translate = translatorFor(shop, services.log)
  const seller = services.sellerFacts?.(shop)
  return {
    shop,
    platform,
    path,
    debug,
    translate,
    consentPurposes: services.consentPurposes ?? [],
    keptOtherwise: { ...services.keptOtherwise, ...(seller && { invoices: seller.invoiceYears * 365 }) },
    legalNumbers: seller?.numbers,
    services: { purposes: services.consentPurposes ?? [], ...services.browserServices },
    global,
    glossary,
    shared: createSharedParts(global, `${shop.channel} ${shop.locale} ${shop.country} ${platform}`),
    startPages: startPages(services, shop.channel),
    href: (inner: string) => pageHref(shop, inner, platform),
    shopUrl: (channel: typeof shop.channel, inner: string) =>
      services.publicOrigin(shopHost(services.hosts, channel, shop.country)) +
      pagePath({ ...shop, channel }, inner),
    money: translate.money,
    log: services.log,
  }
}

const readGlobal = memoizeStoryRead(globalSchema, read => read)

function globalOf(found: FoundStory | undefined, { log }: Services, { locale }: Shop): Global | undefined {
  const complaint = 'global story is not usable'
  if (found) return readGlobal(found, log, complaint)
  log.error({ key: 'cms-page-not-found', locale }, complaint)
  return undefined
}

const blocksIn = (found: FoundStory | undefined, field: 'teaser' | 'uspTeaser' | 'body') => {
  const blocks: unknown = found?.story.content[field]
  return Array.isArray(blocks) ? blocks : []
}

/** Metadata of a story's page for browsers and search engines. */
export function headOf(
  { hosts, publicOrigin }: Services,
  { shop, path, platform, target }: PageRequest,
  found: FoundStory | undefined,
  /** Title of its own, or the product requested from a page with several. */
  own: { title?: string; product?: string | undefined } = {},
): PageHead {
  const { description, robots, component } = found?.story.content ?? {}
  const words: unknown = found?.story.content.title
  const title: unknown = own.title ?? (own.product ? `${own.product}: ${words}` : words)
  const name = own.title ?? own.product
  const hidden = component !== 'page' || platform === 'desktop'
  const brand = BRAND_NAMES[shop.channel]
  return {
    title:
      typeof title === 'string' && title !== ''
        ? title.toLowerCase().includes(brand.toLowerCase())
          ? title
          : `${title} | ${brand}`
        : brand,
    ...(typeof description === 'string' && description !== ''
      ? { description: name ? `${name}. ${description}` : description }
      : {}),
    ...(hidden ? { robots: 'noindex' } : typeof robots === 'string' && robots !== '' ? { robots } : {}),
    canonical: pageUrl(hosts, shop, target.kind === 'story' ? target.path : path, publicOrigin),
  }
}
