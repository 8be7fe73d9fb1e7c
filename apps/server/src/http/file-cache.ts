import type { IncomingMessage, ServerResponse } from 'node:http'
import { createByteCache, matchesEntityTag, negotiateEncoding } from '@passepartout/http'
import type { PlaceOf } from './page-key.ts'

/** Folders whose files are the same for all visitors: builds, public originals, and images rendered from them. */
const FOLDERS = ['/assets/', '/_designer/', '/_assets/', '/_ipx/']

/** The API description: a megabyte that programs request uncompressed, and the same in every shop. */
const DESCRIPTIONS = ['/web-api/openapi.json', '/web-api/docs']

export interface FileCacheOptions {
  maxBytes: number
  /** Larger files are streamed by the apps, without the cache. */
  maxFileBytes: number
  /** Lifetime of a cached file: editors replace images while the shop runs. */
  maxAgeMs: number
  placeOf: PlaceOf
  now?: () => number
}

export interface FileCache {
  /** Responds from memory if possible; returns whether it did. */
  write(request: IncomingMessage, response: ServerResponse): boolean
  /** Caches the apps' response on its way, if it is one of those files. */
  keep(request: IncomingMessage, answer: Response): Promise<Response>
}

interface CachedFile {
  headers: string[]
  notModified: string[]
  etag: string | undefined
  body: Buffer
  until: number
}

/**
 * Caches small public files in memory. A page needs dozens; from memory one takes an eighth of the processor time that
 * the apps and the disk take.
 */
export function createFileCache(options: FileCacheOptions): FileCache {
  const { maxBytes, maxFileBytes, maxAgeMs, placeOf, now = Date.now } = options
  const files = createByteCache<CachedFile>({ maxBytes, sizeOf: ({ body }) => body.length + 1000 })

  return {
    write(request, response) {
      if (!isFile(request)) return false
      const key = keyOf(request, placeOf)
      const file = files.get(key)
      if (!file) return false
      if (file.until < now()) {
        files.delete(key)
        return false
      }
      if (file.etag && matchesEntityTag(request.headers['if-none-match'], file.etag)) {
        response.writeHead(304, file.notModified).end()
      } else {
        response.writeHead(200, file.headers).end(file.body)
      }
      return true
    },
    async keep(request, answer) {
      const length = Number(answer.headers.get('Content-Length') ?? Number.POSITIVE_INFINITY)
      const isPublic = answer.headers.get('Cache-Control')?.startsWith('public')
      if (answer.status !== 200 || !isPublic || !isFile(request)) return answer
      if (length > maxFileBytes && !isDescription(request)) {
        // A precompressed file may have been recompressed after its length was read, so the response goes without
        // Content-Length.
        if (answer.headers.has('Content-Encoding')) answer.headers.delete('Content-Length')
        return answer
      }
      const body = Buffer.from(await answer.arrayBuffer())
      // The file was replaced after its length was read: the response is complete, but not cached.
      if (body.length !== length) {
        answer.headers.set('Content-Length', `${body.length}`)
        return new Response(new Uint8Array(body), { status: 200, headers: answer.headers })
      }
      const key = keyOf(request, placeOf)
      const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id')
      files.set(key, {
        headers: headers.flat(),
        notModified: headers.filter(([name]) => !name.startsWith('content-')).flat(),
        etag: answer.headers.get('ETag') ?? undefined,
        body,
        until: now() + maxAgeMs,
      })
      return new Response(new Uint8Array(body), { status: 200, headers: answer.headers })
    },
  }
}

function isFile({ method, url = '', headers }: IncomingMessage): boolean {
  const isKept = DESCRIPTIONS.includes(url) || FOLDERS.some(folder => url.startsWith(folder))
  return method === 'GET' && !headers.range && isKept
}

const isDescription = ({ url = '' }: IncomingMessage) => DESCRIPTIONS.includes(url)

/** Cache key: shop, address, and the text and image formats that the browser accepts. */
function keyOf(request: IncomingMessage, placeOf: PlaceOf): string {
  const { url, headers } = request
  const { host, accept = '' } = headers
  const picture = accept.includes('image/avif') ? 'avif' : accept.includes('image/webp') ? 'webp' : ''
  const text = negotiateEncoding(headers['accept-encoding'] as string | undefined)
  const place = isDescription(request) ? placeOf(host) && 'every shop' : placeOf(host)
  return `${place} ${url} ${text} ${picture}`
}
