import { type Channel, contentLocales, pagePath, pageUrl, shopHost } from '@passepartout/domain'
import { type Global, globalSchema } from '../blocks/global/schema.ts'
import { loadBlocks } from '../blocks/load-blocks.ts'
import { translatorFor } from '../messages/index.ts'
import { catalogueClient } from '../platform/api-client.ts'
import { storyAlternates } from '../platform/localised-pages.ts'
import type { Page, PageHead } from '../platform/page.ts'
import type { PageRequest } from '../platform/request.ts'
import type { Services } from '../platform/services.ts'
import type { FoundStory } from '../platform/stories.ts'

const BRAND: Record<Channel, string> = { kartenliebe: 'kartenliebe', passepartout: 'Passepartout' }

/** Loads a story with everything its blocks need; a missing story becomes the error story with status 404 (spec 8). */
export async function loadContentPage(
  services: Services,
  request: PageRequest,
  query: URLSearchParams,
): Promise<Page> {
  const { shop, path } = request
  const find = (slug: string) => services.stories.find(shop.channel, shop.locale, slug)
  const found =
    request.notFound || path.startsWith('/_') ? undefined : await find(path === '/' ? 'home' : path.slice(1))
  const page = found?.story.content.component === 'page' ? found : undefined
  if (!page) {
    services.log.warn({ key: 'storyblok-page-not-found', path, locale: shop.locale }, 'no page at this path')
  }
  const shown = page ?? (await find('error'))
  const { catalogue, log } = services
  const context = { shop, path, query, catalogue, api: catalogueClient(request), log }
  const stored = [...blocksIn(shown, 'teaser'), ...blocksIn(shown, 'body')]

  return {
    ...(await loadFrame(services, request)),
    query,
    status: page ? 200 : 404,
    contentLocale: shown?.locale ?? shop.locale,
    story: shown?.story,
    head: headOf(services, request, shown),
    alternates: page ? storyAlternates(services, shop.channel, page.story) : [],
    ...(await loadBlocks(stored, context, services.log)),
  }
}

/** What every page has around its content, system pages included. */
export async function loadFrame(services: Services, { shop, platform, path }: PageRequest) {
  const global = await services.stories.find(shop.channel, shop.locale, '_global')
  const translate = translatorFor(shop, services.log)
  return {
    shop,
    platform,
    path,
    translate,
    global: readGlobal(global, services),
    href: (inner: string) => pagePath(shop, inner, platform),
    shopUrl: (channel: typeof shop.channel, inner: string) =>
      services.publicOrigin(shopHost(services.hosts, channel, shop.country)) +
      pagePath({ ...shop, channel }, inner),
    money: translate.money,
  }
}

function readGlobal(found: FoundStory | undefined, services: Services): Global | undefined {
  const result = globalSchema.safeParse(found?.story.content)
  if (result.success) return result.data
  services.log.error(
    {
      key: found ? 'hybrid-parse-error' : 'cms-page-not-found',
      story: found?.story.full_slug,
      problems: result.error.issues.slice(0, 3).map(({ path, message }) => `${path.join('.')}: ${message}`),
    },
    'global story is not usable',
  )
  return undefined
}

const blocksIn = (found: FoundStory | undefined, field: 'teaser' | 'body') => {
  const blocks: unknown = found?.story.content[field]
  return Array.isArray(blocks) ? blocks : []
}

function headOf(
  { hosts, publicOrigin }: Services,
  { shop, path, platform }: PageRequest,
  found: FoundStory | undefined,
): PageHead {
  const { title, description, robots, component } = found?.story.content ?? {}
  const borrowed = found !== undefined && !contentLocales(shop.locale).includes(found.locale)
  const hidden = component !== 'page' || platform === 'desktop' || borrowed
  const brand = BRAND[shop.channel]
  return {
    title:
      typeof title === 'string' && title !== ''
        ? title.toLowerCase().includes(brand.toLowerCase())
          ? title
          : `${title} | ${brand}`
        : brand,
    ...(typeof description === 'string' && description !== '' ? { description } : {}),
    ...(hidden ? { robots: 'noindex' } : typeof robots === 'string' && robots !== '' ? { robots } : {}),
    canonical: pageUrl(hosts, shop, path, publicOrigin),
  }
}
