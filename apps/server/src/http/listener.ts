import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { mayBePreview } from '../preview.ts'
import type { FileCache } from './file-cache.ts'
import { chooseEncoding, type PageCache, type StoredPage } from './page-cache.ts'
import { pageKey } from './page-key.ts'
import { nextRequestId } from './request-id.ts'

export interface ListenerOptions {
  cache: PageCache
  files: FileCache
  fetch: (request: Request, env: RequestEnvironment) => Response | Promise<Response>
  /** Called for each page served from the cache; kept cheap, it runs on the hottest path. */
  onCached?: (request: IncomingMessage, status: number) => void
}

/** What the server hands to the apps beside the request. */
export interface RequestEnvironment {
  requestId: string
  incoming: IncomingMessage
  outgoing: ServerResponse
}

/**
 * The process's request listener: a stored page or file is written straight from memory, before any framework runs; all
 * else goes on to the apps.
 */
export function createListener({ cache, files, fetch, onCached }: ListenerOptions): RequestListener {
  const next = getRequestListener(
    async (request, env) => {
      const { incoming, outgoing } = env as Omit<RequestEnvironment, 'requestId'>
      const answer = await fetch(request, { incoming, outgoing, requestId: nextRequestId() })
      return files.keep(incoming, answer)
    },
    { overrideGlobalObjects: false },
  )
  return (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      const { host, 'sec-fetch-site': site } = request.headers
      const page = cache.find(pageKey(host, request.url ?? '/', site))
      if (page && !mayBePreview(request.url ?? '/')) {
        const status = writePage(request, response, page)
        onCached?.(request, status)
        return
      }
      if (files.write(request, response)) return
    }
    return next(request, response)
  }
}

function writePage(request: IncomingMessage, response: ServerResponse, page: StoredPage): number {
  const { headers } = request
  if (headers['if-none-match']?.includes(page.etag)) {
    response.writeHead(304, page.notModified)
    response.end()
    return 304
  }
  const form = page.bodies[chooseEncoding(headers['accept-encoding'] as string | undefined)]
  response.writeHead(page.status, form.headers)
  response.end(request.method === 'HEAD' ? undefined : form.body)
  return page.status
}
