import { redactPathForLog, unexpectedPageFailure } from '@passepartout/domain'
import { renderToString } from 'react-dom/server'
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { type BuiltFile, IslandCode } from './islands/runtime/island-code.ts'
import { translatorFor } from './messages/index.ts'
import { contentFailure } from './platform/content-failure.ts'
import { EntryScript } from './platform/entry-script.ts'
import { PageProvider } from './platform/page.ts'
import {
  loadedPage,
  type PageRequest,
  pageRequest,
  renderedHtml,
  services as servicesKey,
} from './platform/request.ts'
import { RequestedShopContext } from './platform/requested-shop.ts'
import type { Services } from './platform/services.ts'
import { createSharedParts } from './platform/shared-parts.ts'

// The handler and the context it checks have to come from one copy of the router, in development too.
export { createRequestHandler } from 'react-router'
export { contactPoint } from './features/contact/contact-points.ts'
export { productPages, productPath } from './features/links/product-pages.ts'
export { indexedPages, samplePages } from './features/sitemap/indexed-pages.ts'
export { legalTexts } from './platform/legal-texts.ts'
export { localisedPages } from './platform/localised-pages.ts'
export { newsletterText } from './platform/newsletter-consent.ts'
export { createDrafts, createStories } from './platform/stories.ts'
export { contentBreadcrumb, contentPage, contentTransform } from './routes/content-calls.ts'
export { renderSuggestions } from './routes/load-suggestions.ts'
export { translatorFor }

// Written by the browser's build, which runs first; missing in development.
const [build = {}] = import.meta.env.PROD
  ? Object.values(
      import.meta.glob<Record<string, BuiltFile>>('../build/client/.vite/manifest.json', {
        eager: true,
        import: 'default',
        exhaustive: true,
      }),
    )
  : []

/** Context of React Router's loaders; created here because its keys are part of this bundle. */
export function createLoaderContext(services: Services, request: PageRequest): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(servicesKey, services)
  context.set(pageRequest, request)
  return context
}

/** The document of a request. Not the body of the response: as a stream it would be copied several times. */
export const renderedHtmlOf = (context: RouterContextProvider): Uint8Array | undefined =>
  context.get(renderedHtml) ?? undefined

/**
 * Renders the complete page at once: it is cached whole, compressed once, and carries no inline script. Without the
 * hand-over stream React Router adds nothing for a client router that content pages do not have.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Response {
  Reflect.set(entry, 'serverHandoffStream', undefined)
  const page = read(context)
  if (!page && status === 404 && context.get(pageRequest).usesErrorPage) return new Response(null, { status })
  const { shop } = context.get(pageRequest)
  const failure = { shop, translate: translatorFor(shop, context.get(servicesKey).log) }
  const html = renderToString(
    <EntryScript value={entry.manifest.entry.module}>
      <IslandCode value={build}>
        <RequestedShopContext value={failure}>
          <PageProvider value={page}>
            <ServerRouter context={entry} url={request.url} />
          </PageProvider>
        </RequestedShopContext>
      </IslandCode>
    </EntryScript>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const shared = page?.shared ?? createSharedParts(undefined, '')
  context.set(renderedHtml, shared.fill(`<!DOCTYPE html>${html}`))
  return new Response(null, { status, headers })
}

/** Logs an error during rendering; the response does not reveal it (spec 8). */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted) return
  const { path, failed } = context.get(pageRequest)
  context
    .get(servicesKey)
    .log.error(
      { key: 'hybrid-ssr-error', err: error, path: redactPathForLog(path), ...contentFailure(error) },
      'page rendering failed',
    )
  failed?.(unexpectedPageFailure(path))
}

// After a failed loader there is no page; the root's error boundary then renders without one.
function read(context: RouterContextProvider) {
  try {
    return context.get(loadedPage)
  } catch {
    return undefined
  }
}
