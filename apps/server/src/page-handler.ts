import {
  type HostMap,
  type PageFailure,
  type PageTarget,
  pageTarget,
  type ResolvedRequest,
} from '@passepartout/domain'
import { weakEntityTag } from '@passepartout/http'
import type { PageRequest, Storefront } from '@passepartout/storefront'
import type { DatePreviews } from './date-preview.ts'
import { type CachedPage, decompressBody, serveCachedPage, toCachedPage } from './http/cached-page.ts'
import {
  addStyleHashesToCsp,
  isExternalNavigationRequest,
  type PageWithCriticalCss,
} from './http/external-navigation.ts'
import type { PageCache } from './http/page-cache.ts'
import { cacheableQuery, draftFields, isUncached, pageKey, placesOf } from './http/page-key.ts'
import { purgeKeys } from './http/purge-keys.ts'
import {
  failureOf,
  methodNotAllowed,
  type RenderedPage,
  redirect,
  toPageResponse,
  wantsJson,
  withQuery,
} from './page-responses.ts'
import {
  hasTokenInPath,
  isSameOriginForm,
  personalRoute,
  SUGGESTIONS_PATH,
  withoutOriginHeader,
  withVisitorHeaders,
} from './personal-pages.ts'
import { type Preview, pageUrlOfStory } from './preview.ts'

export interface PageHandlerOptions {
  hosts: HostMap
  storefront: Storefront
  cache: PageCache | undefined
  protocol: 'http' | 'https'
  /** Calls the API in process, as the visitor of `request`. */
  apiFetch: (request: Request) => PageRequest['apiFetch']
  debug: boolean
  /** Whether the request has an operator session: operators may see drafts and the reason why a page failed. */
  isOperator?: (request: Request) => Promise<boolean>
  /** Grows when prices change. */
  pricesVersion?: () => number
  /** Previews of the shop at another moment. */
  datePreviews?: Pick<DatePreviews, 'of' | 'finish'>
  headers: Record<string, string>
  /** Inlines the critical CSS of a page; without it every page links its style sheets. */
  style?: ((html: Uint8Array) => PageWithCriticalCss) | undefined
  preview: Preview | undefined
  /** Pages for developers: `/_ui` shows the design system, `/_blocks/<name>` a single block. */
  devPages: boolean
}

/** A cached page; with its failure where it is the page for unknown addresses. */
interface CachedRender {
  page: CachedPage
  failure?: PageFailure | undefined
}

/**
 * Serves every address that is a page: redirects to its canonical form, renders it, and caches it if it is anonymous.
 */
export function createPageHandler(options: PageHandlerOptions) {
  const { hosts, storefront, cache, protocol, apiFetch, headers, style, preview, devPages, datePreviews } =
    options
  const placeOf = placesOf(hosts)
  const underWay = new Map<string, Promise<CachedRender | RenderedPage>>()

  async function suggest(request: Request, place: Omit<PageRequest, 'apiFetch'>): Promise<Response> {
    const { method, url } = request
    if (method !== 'GET' && method !== 'HEAD')
      return new Response('Suggestions can only be read.', { status: 405, headers: { Allow: 'GET, HEAD' } })
    const page = { ...place, apiFetch: apiFetch(request) }
    const html = await storefront.suggest(page, new URL(url).searchParams)
    return new Response(method === 'HEAD' ? null : html, {
      headers: {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'private, no-cache',
      },
    })
  }

  return async (request: Request, host: string, resolution: ResolvedRequest): Promise<Response> => {
    const url = new URL(request.url)
    if (resolution.kind === 'unknown-host')
      return new Response('No shop answers on this host.', { status: 421 })
    if (resolution.kind === 'redirect') return redirect(resolution.location, protocol, resolution.status)

    const { shop, platform } = resolution
    const { path, payload } = withoutPayloadSuffix(resolution.path)
    const target: PageTarget =
      resolution.kind === 'not-found' ? { kind: 'no-page', why: resolution.why } : pageTarget(shop, path)
    const pricesVersion = options.pricesVersion?.() ?? 0
    const dated = request.method === 'GET' ? datePreviews?.of(request) : undefined
    const place = {
      ...{ shop, platform, path, origin: `${protocol}://${host}`, target, pricesVersion },
      ...(dated ? { at: dated.at } : {}),
    }
    if (path === SUGGESTIONS_PATH && !payload) return suggest(request, { ...place, debug: false })
    const own = payload ? undefined : personalRoute(target)
    const personal = own !== undefined
    const sample = devPages && (path === '/_ui' || path.startsWith('/_blocks/'))
    const part = PARTS.some(prefix => path.startsWith(prefix))
    const written = isForm(request) && !payload && !sample && !part
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD'
    if (isWrite && request.method !== 'POST') return methodNotAllowed()
    if (isWrite && (personal || written) && !isSameOriginForm(request.headers, host, hasTokenInPath(target)))
      return new Response('Forms can be sent from the pages of this shop only.', { status: 403 })
    const inner = new URL(url)
    // The router compares it with the visitor's origin; behind a proxy the shop is reached over plain HTTP.
    inner.protocol = protocol
    inner.pathname = sample || part ? path : (own ?? (payload ? '/_payload' : '/page'))
    if (!personal) inner.search = innerQuery(url.search, target)

    const isOperator = (await options.isOperator?.(request)) === true
    // Operators see error details, and with `?debug=0` the page as customers see it.
    const debug = options.debug || (isOperator && url.searchParams.get('debug') !== '0')
    const mayPreview =
      preview?.isAsked(url.searchParams) || (isOperator && url.searchParams.has('_storyblok'))
    const previewed = preview !== undefined && request.method === 'GET' && mayPreview === true
    const story = previewed ? pageUrlOfStory(hosts, url) : undefined
    if (story) return redirect(story, protocol, 302)
    const cookies: string[] = []
    let clearing: string | null | undefined
    const callApi = apiFetch(request)
    const render = async (hasErrorPage = (_area: string) => false): Promise<RenderedPage> => {
      let failure: PageFailure | undefined
      let area = ''
      const { response, html } = await storefront.render(
        personal || written
          ? withoutOriginHeader(inner, request)
          : new Request(inner, { headers: request.headers }),
        {
          ...place,
          apiFetch: async (...call) => {
            const answered = await callApi(...call)
            cookies.push(...answered.headers.getSetCookie())
            clearing ??= answered.headers.get('clear-site-data')
            return answered
          },
          failed: (reason, itsArea = '') => {
            failure = reason
            area = itsArea
          },
          hasErrorPage,
          debug,
          preview: previewed,
        },
      )
      // A token must not be passed on to the target of a redirect.
      const redirected = hasTokenInPath(target) ? response : withQuery(response, url.search)
      return { response: redirected, html, failure, area }
    }

    // The policy equals that of a cached page: it does not depend on the visitor.
    const personally = (response: Response) => {
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
      if (response.status === 503) response.headers.set('Retry-After', '10')
      return withVisitorHeaders(response, cookies, target)
    }
    if (personal || written) {
      const answered = personally(toPageResponse(await render(), request))
      if (clearing) answered.headers.set('Clear-Site-Data', clearing)
      return answered
    }
    if (isWrite) return methodNotAllowed()
    if (previewed) return preview.finish(toPageResponse(await render(), request))
    if (dated && datePreviews)
      return datePreviews.finish(personally(toPageResponse(await render(), request)), dated)
    if (isOperator || isUncached(url.search)) return personally(toPageResponse(await render(), request))
    if (!cache || sample) return toPageResponse(await render(), request)

    const isArrival = isExternalNavigationRequest(request)
    const key = pageKey(placeOf(host), `${url.pathname}${url.search}`, isArrival)
    const version = cache.version
    const job = underWay.get(key) ?? make(cache)
    underWay.set(key, job)
    try {
      const made = await job
      if (!('page' in made)) return toPageResponse(made, request)
      return wantsJson(made, request) ? failureOf(made.failure) : await serveCachedPage(made.page, request)
    } finally {
      underWay.delete(key)
    }

    /** Renders and caches a page. For unknown addresses, a shop caches one page per area. */
    async function make(cache: PageCache): Promise<CachedRender | RenderedPage> {
      // The cached form with linked styles holds everything else: the page need not be rendered again.
      const linked =
        isArrival && style && !payload
          ? cache.find(pageKey(placeOf(host), `${url.pathname}${url.search}`))
          : undefined
      if (linked?.status === 200) return { page: await keep(cache, await decompressBody(linked)) }
      const nowhere = (area: string) => `404 ${placeOf(host)} ${shop.locale} ${platform} ${area}`
      const mayKeep = !debug && inner.pathname === '/page'
      let errorPage: CachedPage | undefined
      const made = await render(area => {
        errorPage = mayKeep ? cache.find(nowhere(area)) : undefined
        return errorPage !== undefined
      })
      const { response, failure, area = '' } = made
      if (failure?.statusCode === 404 && errorPage) return { page: errorPage, failure }
      const isNowhere = failure?.statusCode === 404 && made.html !== undefined && !debug
      if (response.status !== 200 && !isNowhere) return made
      const body = made.html ?? new Uint8Array(await response.arrayBuffer())
      return { page: await keep(cache, body, isNowhere ? nowhere(area) : undefined), failure }
    }

    /** `nowhere` is the cache key where it is the page for unknown addresses. */
    async function keep(cache: PageCache, body: Uint8Array, nowhere?: string): Promise<CachedPage> {
      const styled = isArrival && !payload && !nowhere ? style?.(body) : undefined
      const page = await toCachedPage(
        nowhere ? 404 : 200,
        {
          ...headers,
          ...(styled ? { [POLICY]: addStyleHashesToCsp(headers[POLICY] ?? '', styled.hashes) } : {}),
          'Content-Type': payload || path === DATA ? 'application/json' : 'text/html; charset=utf-8',
          ...(nowhere ? NOWHERE : styled ? FOR_ARRIVALS : { ...FOR_ALL, ...purgeKeys(shop, path) }),
        },
        styled?.html ?? body,
        // Both forms have the same entity tag: a browser that has one need not fetch the other.
        weakEntityTag(body),
      )
      if (cache.version === version) cache.store(nowhere ?? key, page)
      return page
    }
  }
}

const POLICY = 'Content-Security-Policy'
/** Browsers revalidate each time; shared caches once a minute, or at once for a purged page (`purgeKeys`). */
const FOR_ALL = { 'Cache-Control': 'public, max-age=0, s-maxage=60, must-revalidate' }
/**
 * The page with inlined styles, for this browser; shared caches store the form with links
 * (docs/page-loading.md#shared-caches).
 */
const FOR_ARRIVALS = { 'Cache-Control': 'private, max-age=0, must-revalidate' }
const NOWHERE = { 'Cache-Control': 'no-cache', Vary: 'Accept, Accept-Encoding' }

/** The query a page is rendered from: its cacheable part, and what an alias of the page has preset. */
function innerQuery(search: string, target: PageTarget): string {
  const query = cacheableQuery(search)
  for (const [name, value] of Object.entries(target.kind === 'story' ? target.query : {}))
    if (!query.has(name)) query.set(name, value)
  for (const [name, id] of draftFields(search)) query.set(name, id)
  return query.toString()
}

/** The only part that is no HTML. */
const DATA = '/_close-ups'

/** Fragments of pages that scripts fetch on demand; the same for all visitors. */
const PARTS = ['/_dialogs/', '/_flyouts', DATA]

/** A submitted HTML form; pages accept no other bodies. */
const isForm = ({ method, headers }: Request) =>
  method === 'POST' &&
  headers.get('content-type')?.toLowerCase().startsWith('application/x-www-form-urlencoded') === true

const PAYLOAD = '/_payload.json'

/** Strips the payload suffix from the path of a page (spec 7). */
function withoutPayloadSuffix(path: string): { path: string; payload: boolean } {
  const payload = path.endsWith(PAYLOAD)
  return { path: payload ? path.slice(0, -PAYLOAD.length) || '/' : path, payload }
}
