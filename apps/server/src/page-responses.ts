import type { PageFailure } from '@passepartout/domain'
import type { RenderResult } from '@passepartout/storefront'

/** A rendered page, and why it is an error page. */
export interface RenderedPage extends RenderResult {
  failure?: PageFailure | undefined
  /** Area whose unknown addresses share this error page. */
  area?: string
}

/** A redirect that a story requests keeps the query, as every redirect does. */
export function withQuery(response: Response, search: string): Response {
  const location = response.headers.get('Location')
  if (!location || location.includes('?') || search === '') return response
  const [address, fragment] = location.split('#', 2)
  response.headers.set('Location', `${address}${search}${fragment === undefined ? '' : `#${fragment}`}`)
  return response
}

/** An uncached response as the client accepts it: a page, or the app error as JSON (spec 3). */
export function toPageResponse(made: RenderedPage, request: Request): Response {
  if (wantsJson(made, request)) return failureOf(made.failure)
  const { response, html, failure } = made
  const answered =
    html === undefined ? response.clone() : new Response(html as Uint8Array<ArrayBuffer>, response)
  if (failure) {
    answered.headers.set('Cache-Control', 'no-cache')
    answered.headers.set('Vary', 'Accept')
  }
  return answered
}

export const methodNotAllowed = () =>
  new Response('This page cannot be written to.', { status: 405, headers: { Allow: 'GET, HEAD' } })

export function wantsJson<T extends { failure?: PageFailure | undefined }>(
  made: T,
  request: Request,
): made is T & { failure: PageFailure } {
  const accept = request.headers.get('accept') ?? ''
  return made.failure !== undefined && accept.includes('application/json') && !accept.includes('text/html')
}

export const failureOf = (failure: PageFailure) =>
  Response.json(failure, {
    status: failure.statusCode,
    headers: { 'Cache-Control': 'no-cache', Vary: 'Accept' },
  })

// Resolved locations are either paths of this host or hosts of the shop, never a visitor's input.
export function redirect(location: string, protocol: string, status: number): Response {
  const target = location.startsWith('//') ? `${protocol}:${location}` : location
  return new Response(null, {
    status,
    headers: { Location: target, 'Cache-Control': 'public, max-age=3600' },
  })
}
