import { isUnsafeLink, type Link, parseBlock } from '@passepartout/content-model'
import { pageHref, pagePath, shopHost } from '@passepartout/domain'
import { urlOf } from '../features/links/address.ts'
import { breadcrumbsOf } from '../features/links/breadcrumb.tsx'
import { linkAttributes } from '../features/rich-text/rich-text-marks.ts'
import { productPageOfSku } from '../features/wall-art-form/product-page-of-sku.ts'
import { contentFailure } from '../platform/content-failure.ts'
import type {
  ContentBreadcrumb,
  ContentPage,
  ContentQuestion,
  ContentResult,
  ContentTransform,
} from '../platform/content-question.ts'
import { pageAlternates } from '../platform/localised-pages.ts'
import type { Page } from '../platform/page.ts'
import type { PageRequest } from '../platform/request.ts'
import type { Services } from '../platform/services.ts'
import { type Content, findContent } from './find-content.ts'
import { headOf, loadLayoutStory } from './load-content-page.ts'
import { redirectOfStory } from './redirect-of-story.ts'

type Found = Exclude<Content, { failure: object }>
type Read<Of> = (content: Found, services: Services) => Of | undefined | Promise<Of | undefined>

/** The story of a page with its head, or the URL it moved to (specification 7). */
export const contentPage = (
  services: Services,
  request: PageRequest,
  question: ContentQuestion,
): Promise<ContentResult<ContentPage>> =>
  readContent<ContentPage>(services, request, question, (content, all) => {
    const place = placeOf(request)
    const empty = { ...place, contentLocale: null, head: null, alternates: [], story: null }
    if ('moved' in content) {
      const { moved, status } = content
      return { ...empty, status, target: pagePath(request.shop, moved, request.platform) }
    }
    const { found, title } = content
    const target = redirectOf(all, request, found.story, question.sku)
    return {
      ...place,
      contentLocale: found.locale,
      status: target?.status ?? 200,
      target: target?.address ?? null,
      head: headOf(all, request, found, title === undefined ? {} : { title }),
      alternates: [...pageAlternates(all, request.shop, request.target, found.story)],
      story: found.story as unknown as ContentPage['story'],
    }
  })

/** The breadcrumb of a page, with the titles of the navigation. */
export const contentBreadcrumb = (
  services: Services,
  request: PageRequest,
  question: ContentQuestion,
): Promise<ContentResult<ContentBreadcrumb>> =>
  readContent(services, request, question, async (content, all) => {
    if ('moved' in content) return undefined
    const { found, title } = content
    const frame = await loadLayoutStory(all, request)
    const crumbs = breadcrumbsOf(frame, title ?? String(found.story.content.title ?? found.story.name))
    return { ...placeOf(request), crumbs: crumbs.map(({ text, href }) => ({ text, href: href ?? null })) }
  })

/** The blocks of a page in the form that pages use. */
export const contentTransform = (
  services: Services,
  request: PageRequest,
  question: ContentQuestion,
): Promise<ContentResult<ContentTransform>> =>
  readContent(services, request, question, (content, all) => {
    if ('moved' in content) return undefined
    const stored = blocksOf(content.found.story.content)
    const page = linkPlace(all, request)
    const blocks = stored.flatMap((raw, index) => {
      const parsed = parseBlock(raw)
      if ('problems' in parsed) return []
      const block = { ...parsed.block, _uid: parsed.block._uid ?? String(index) }
      return [withAddresses(block, page) as typeof block]
    })
    return { ...placeOf(request), blocks, leftOut: stored.length - blocks.length }
  })

/** Finds and reads the page; a failure of the content service is logged with its response, and the caller gets 503. */
async function readContent<Of>(
  services: Services,
  request: PageRequest,
  { release, relations }: ContentQuestion,
  read: Read<Of>,
): Promise<ContentResult<Of>> {
  const { stories } = services
  const query = { ...(release && { release }), ...(relations && { relations }) }
  const all: Services = {
    ...services,
    stories: { ...stories, find: (channel, locale, slug) => stories.find(channel, locale, slug, query) },
  }
  try {
    const content = await findContent(all, request)
    const payload =
      'failure' in content && content.failure ? undefined : await read(content as Found, services)
    return payload === undefined ? { ok: false, why: 'missing' } : { ok: true, payload }
  } catch (error) {
    services.log.error(
      { key: 'hybrid-ssr-error', err: error, path: request.path, ...contentFailure(error) },
      'content call failed',
    )
    return { ok: false, why: 'unavailable' }
  }
}

const placeOf = ({ shop: { channel, locale }, path, platform }: PageRequest) => ({
  path,
  channel,
  locale,
  platform,
})

type LinkPlace = Pick<Page, 'shop' | 'href' | 'shopUrl'>

const linkPlace = ({ hosts, publicOrigin }: Services, { shop, platform }: PageRequest): LinkPlace => ({
  shop,
  href: inner => pageHref(shop, inner, platform),
  shopUrl: (channel, inner) =>
    publicOrigin(shopHost(hosts, channel, shop.country)) + pagePath({ ...shop, channel }, inner),
})

const STATUSES = [301, 302, 303, 307, 308] as const

/** The redirect target of the story, or the page of an article number's material. */
function redirectOf(
  services: Services,
  request: PageRequest,
  story: Parameters<typeof redirectOfStory>[2],
  sku: string | undefined,
): { address: string; status: (typeof STATUSES)[number] } | undefined {
  const redirect = redirectOfStory(services, request, story)
  const address = redirect?.headers.get('location')
  if (address) return { address, status: STATUSES.find(code => code === redirect?.status) ?? 301 }
  if (sku === undefined) return undefined
  const blocks = blocksOf(story.content).flatMap(raw => {
    const parsed = parseBlock(raw)
    return 'block' in parsed ? [parsed.block] : []
  })
  const query = new URLSearchParams({ sku })
  const page = productPageOfSku(blocks, query, services.catalogue, linkPlace(services, request))
  return page === undefined ? undefined : { address: page, status: 302 }
}

/** All blocks of a story in their order on the page. */
function blocksOf(content: Readonly<Record<string, unknown>>): { component: string }[] {
  return [content.teaser, content.uspTeaser, content.body]
    .flatMap(blocks => (Array.isArray(blocks) ? (blocks as unknown[]) : []))
    .map(raw => (typeof raw === 'object' && raw !== null ? raw : {}) as { component: string })
}

/** A copy in which every link, of a field or of a rich text, has its URL in this shop. */
function withAddresses(value: unknown, page: LinkPlace): unknown {
  if (Array.isArray(value)) return value.map(entry => withAddresses(entry, page))
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, withAddresses(entry, page)]),
  )
  if (copy.fieldtype === 'multilink')
    return { ...copy, href: isUnsafeLink(value) ? null : urlOf(value as Link, page) }
  if (copy.type !== 'link' || !('attrs' in copy)) return copy
  const { href = null } = linkAttributes(value as Parameters<typeof linkAttributes>[0], page) ?? {}
  return { ...copy, attrs: { ...(copy.attrs as object), href } }
}
