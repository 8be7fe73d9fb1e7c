import { type HostMap, resolveRequest, systemPageFor } from '@passepartout/domain'
import type { PageRequest, Storefront } from '@passepartout/storefront'
import { chooseEncoding, type PageCache, type StoredPage, toStoredPage } from './http/page-cache.ts'
import { allowedQuery, pageKey } from './http/page-key.ts'
import type { Preview } from './preview.ts'

export interface PagesOptions {
  hosts: HostMap
  storefront: Storefront
  cache: PageCache | undefined
  protocol: 'http' | 'https'
  /** Calls the API in process, as the visitor of `request`. */
  apiFetch: (request: Request) => PageRequest['apiFetch']
  debug: boolean
  headers: Record<string, string>
  preview: Preview | undefined
}

/** System pages that exist; the other words of the table answer the error page. */
const PERSONAL: ReadonlySet<string> = new Set(['cart'])

/** Answers every address that is a page: redirects to its canonical form, renders it, and keeps it if it is anonymous. */
export function createPages(options: PagesOptions) {
  const { hosts, storefront, cache, protocol, apiFetch, debug, headers, preview } = options
  const underWay = new Map<string, Promise<StoredPage | Response>>()

  return async (request: Request, host: string): Promise<Response> => {
    const url = new URL(request.url)
    const resolution = resolveRequest(hosts, { host, path: url.pathname, search: url.search })
    if (resolution.kind === 'unknown-host')
      return new Response('No shop answers on this host.', { status: 421 })
    if (resolution.kind === 'redirect') return redirect(resolution.location, protocol, resolution.status)

    const { shop, platform, path } = resolution
    const system = systemPageFor(shop.language, path)
    const personal = system !== undefined && PERSONAL.has(system)
    const inner = new URL(url)
    inner.pathname = isInternal(path) ? '/not-found' : path
    if (personal) inner.pathname = `/_${system}`
    if (!personal) inner.search = allowedQuery(url.search).toString()

    const previewed = request.method === 'GET' && preview?.isAsked(url.searchParams) === true
    const cookies: string[] = []
    const callApi = apiFetch(request)
    const render = () =>
      storefront.render(new Request(inner, personal ? request : { headers: request.headers }), {
        shop,
        platform,
        path,
        origin: `${protocol}://${host}`,
        apiFetch: async (...call) => {
          const response = await callApi(...call)
          cookies.push(...response.headers.getSetCookie())
          return response
        },
        notFound: resolution.kind === 'not-found' || isInternal(path) || (system !== undefined && !personal),
        debug,
        preview: previewed,
      })

    if (personal) return asPersonal(await render(), cookies)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('This page cannot be written to.', { status: 405, headers: { Allow: 'GET, HEAD' } })
    }
    if (previewed) return preview.finish(await render())
    if (!cache) return render()

    const key = pageKey(host, `${url.pathname}${url.search}`)
    const version = cache.version
    const job = underWay.get(key) ?? store(render, key)
    underWay.set(key, job)
    try {
      const page = await job
      return page instanceof Response ? page.clone() : answer(page, request)
    } finally {
      underWay.delete(key)
    }

    async function store(rendered: () => Promise<Response>, at: string): Promise<StoredPage | Response> {
      const response = await rendered()
      if (response.status !== 200) return response
      const page = await toStoredPage(
        200,
        {
          ...headers,
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': 'public, max-age=0, must-revalidate',
        },
        await response.text(),
      )
      if (cache && cache.version === version) cache.store(at, page)
      return page
    }
  }
}

function answer(page: StoredPage, request: Request): Response {
  const flat = (list: string[]) =>
    list.flatMap((name, at) => (at % 2 ? [] : [[name, list[at + 1] ?? ''] as [string, string]]))
  if (request.headers.get('if-none-match')?.includes(page.etag)) {
    return new Response(null, { status: 304, headers: flat(page.notModified) })
  }
  const form = page.bodies[chooseEncoding(request.headers.get('accept-encoding') ?? undefined)]
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(form.body), {
    status: page.status,
    headers: flat(form.headers),
  })
}

/** Addresses that React Router keeps for itself and that are no pages here. */
const isInternal = (path: string) => path.startsWith('/_') || path.endsWith('.data')

/** What the API set for the visitor on the way goes out with the page. */
function asPersonal(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  response.headers.set('Cache-Control', 'private, no-cache')
  return response
}

// Resolved locations are either paths of this host or hosts of the shop, never what a visitor wrote.
function redirect(location: string, protocol: string, status: number): Response {
  const target = location.startsWith('//') ? `${protocol}:${location}` : location
  return new Response(null, {
    status,
    headers: { Location: target, 'Cache-Control': 'public, max-age=3600' },
  })
}
