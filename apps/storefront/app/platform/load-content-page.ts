import { alternatesOf, pagePath, shopHost } from '@passepartout/domain'
import type { StoredBlock } from '../blocks/blocks.tsx'
import type { Global } from '../blocks/global/schema.ts'
import { registry } from '../blocks/registry.ts'
import { translatorFor } from '../messages/index.ts'
import type { Page } from './page.ts'
import type { PageRequest } from './request.ts'
import type { Services } from './services.ts'

/** Loads a story with everything its blocks need; a missing story becomes the error story with status 404. */
export async function loadContentPage(
  services: Services,
  request: PageRequest,
  query: URLSearchParams,
): Promise<Page> {
  const { shop, path, platform } = request
  const slug = path === '/' ? 'home' : path.slice(1)
  const [found, global] = await Promise.all([
    request.notFound ? undefined : services.stories.find(shop.channel, shop.locale, slug),
    services.stories.find(shop.channel, shop.locale, '_global'),
  ])
  const isPage = found?.story.content.component === 'page'
  if (!isPage)
    services.log.warn({ key: 'storyblok-page-not-found', path, locale: shop.locale }, 'no page at this path')
  const shown = isPage ? found : await services.stories.find(shop.channel, shop.locale, 'error')
  const blocks: StoredBlock[] = shown?.story.content.body ?? []
  const translate = translatorFor(shop.locale, services.log)

  return {
    shop,
    platform,
    path,
    query,
    status: isPage ? 200 : 404,
    contentLocale: shown?.locale ?? shop.locale,
    story: shown?.story,
    global: global?.story.content as Global | undefined,
    head: headOf(services, request, shown?.story.content),
    alternates: isPage ? alternates(services, request, found.story) : [],
    data: await loadBlocks(services, request, query, blocks),
    translate,
    href: inner => pagePath(shop, inner, platform),
    money: amount => translate.money(amount),
  }
}
