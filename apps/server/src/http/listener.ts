import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createFairQueue, negotiateEncoding } from '@passepartout/http'
import { mayBeDatePreview } from '../date-preview.ts'
import { isPreviewUrl } from '../preview.ts'
import { type CachedPage, type EncodedPage, encodingFor, isNotModified } from './cached-page.ts'
import { isExternalNavigation } from './external-navigation.ts'
import type { FileCache } from './file-cache.ts'
import type { PageCache } from './page-cache.ts'
import { isUncached, type PlaceOf, pageKey } from './page-key.ts'
import { requestIdFor } from './request-id.ts'

export interface ListenerOptions {
  cache: PageCache
  files: FileCache
  placeOf: PlaceOf
  fetch: (request: Request, env: RequestEnvironment) => Response | Promise<Response>
  /** Fair-queue key of a request: the client address, behind a proxy the one in the proxy's header. */
  callerOf: (request: IncomingMessage) => string
  /** Called for each page served from the cache. Must be cheap: it is on the hottest path. */
  onCached?: (request: IncomingMessage, status: number) => void
}

/** Passed to the apps beside the request. */
export interface RequestEnvironment {
  requestId: string
  incoming: IncomingMessage
  outgoing: ServerResponse
}

/**
 * The request listener of the process. Cached pages and files are written straight from memory, before any framework
 * runs; other requests go on to the apps through a fair queue.
 */
export function createListener({
  cache,
  files,
  placeOf,
  fetch,
  callerOf,
  onCached,
}: ListenerOptions): RequestListener {
  const next = getRequestListener(
    async (request, env) => {
      const { incoming, outgoing } = env as Omit<RequestEnvironment, 'requestId'>
      const answer = await fetch(request, { incoming, outgoing, requestId: requestIdFor(incoming.headers) })
      return files.keep(incoming, answer)
    },
    { overrideGlobalObjects: false },
  )
  const takeTurn = createFairQueue()
  return (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      const { headers } = request
      const page = cache.find(
        pageKey(placeOf(headers.host), request.url ?? '/', isExternalNavigation(headers)),
      )
      const isStored = !isPreviewUrl(request.url ?? '/') && !isUncached(request.url ?? '/')
      if (page && isStored && !mayBeDatePreview(headers.cookie)) {
        const status = writePage(request, response, page)
        onCached?.(request, status)
        return
      }
      if (files.write(request, response)) return
    }
    // Liveness probes skip the queue.
    if (request.url === '/health/live') void next(request, response)
    else
      takeTurn(callerOf(request), () => {
        // Requests of clients that disconnected meanwhile are dropped.
        if (!response.destroyed) void next(request, response)
      })
  }
}

function writePage(request: IncomingMessage, response: ServerResponse, page: CachedPage): number {
  const { headers } = request
  if (isNotModified(page, headers['if-none-match'])) {
    response.writeHead(304, page.notModified).end()
    return 304
  }
  const form = encodingFor(page, negotiateEncoding(headers['accept-encoding'] as string | undefined))
  const write = ({ headers, body }: EncodedPage) =>
    response.writeHead(page.status, headers).end(request.method === 'HEAD' ? undefined : body)
  if (form instanceof Promise) void form.then(write, error => response.destroy(error))
  else write(form)
  return page.status
}
