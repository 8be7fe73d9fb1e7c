import type { ApiDeps } from '@passepartout/api'
import { type HostMap, pageTarget, type Shop, shopHost } from '@passepartout/domain'
import { equalsInConstantTime } from '@passepartout/http'
import type { openStorefront, PageRequest } from '@passepartout/storefront'

type Reader = ApiDeps['content']
type Question = Parameters<Reader['page']>[1]

interface ContentReaderOptions {
  storefront: Pick<
    Awaited<ReturnType<typeof openStorefront>>,
    'contentPage' | 'contentBreadcrumb' | 'contentTransform'
  >
  hosts: HostMap
  publicOrigin: (host: string) => string
  /** Calls the API in process, without a session. */
  apiFetch: PageRequest['apiFetch']
  /** Undefined: drafts of stories are not readable. */
  previewToken: string | undefined
  pricesVersion?: () => number
}

/** Reads pages for the API's content calls by way of the storefront, which owns the stories. */
export function createContentReader(options: ContentReaderOptions): Reader {
  const { storefront, hosts, publicOrigin, apiFetch, previewToken, pricesVersion } = options
  const requestFor = (shop: Shop, { path, platform, isDraft }: Question): PageRequest => ({
    shop,
    platform,
    path,
    origin: publicOrigin(shopHost(hosts, shop.channel, shop.country)),
    apiFetch,
    target: pageTarget(shop, path),
    debug: false,
    preview: isDraft,
    pricesVersion: pricesVersion?.() ?? 0,
  })
  return {
    page: (shop, question) => storefront.contentPage(requestFor(shop, question), question),
    breadcrumb: (shop, question) => storefront.contentBreadcrumb(requestFor(shop, question), question),
    transform: (shop, question) => storefront.contentTransform(requestFor(shop, question), question),
    mayReadDrafts: token =>
      previewToken !== undefined && equalsInConstantTime(Buffer.from(token), Buffer.from(previewToken)),
  }
}
