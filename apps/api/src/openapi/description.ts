import { type CachedResponse, toCachedResponse } from '../http/cached-response.ts'
import { DOCS_STYLE, docsPage } from './docs-page.ts'
import { openApiDocument } from './openapi-document.ts'

type Areas = Parameters<typeof openApiDocument>[0]

/** The addresses of the API's own description, each built at its first request. They need no shop headers. */
export function descriptionOf(areas: Areas): ReadonlyMap<string, () => CachedResponse> {
  const once = <T>(make: () => T) => {
    let made: T | undefined
    return () => (made ??= make())
  }
  const document = once(() => openApiDocument(areas))
  const file = (type: string, write: () => string) =>
    once(() =>
      toCachedResponse(
        write(),
        { 'content-type': type, 'cache-control': 'public, max-age=300' },
        'Accept-Encoding',
      ),
    )
  return new Map([
    ['/web-api/openapi.json', file('application/json', () => JSON.stringify(document()))],
    ['/web-api/docs', file('text/html; charset=utf-8', () => docsPage(document()))],
    ['/web-api/docs/style.css', file('text/css; charset=utf-8', () => DOCS_STYLE)],
  ])
}
