import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseCoding, createByteCache, isKnownTag } from '@passepartout/http'

/** Folders whose files are the same for everybody: the builds, the originals that may be shown, pictures made of them. */
const FOLDERS = ['/assets/', '/_designer/', '/_assets/', '/_ipx/']

export interface FileCacheOptions {
  maxBytes: number
  /** Larger files are streamed by the apps as before. */
  maxFileBytes: number
  /** How long a file is kept before the apps are asked again: editors replace pictures while the shop runs. */
  maxAgeMs: number
  now?: () => number
}

export interface FileCache {
  /** Answers from memory if it can; says whether it did. */
  write(request: IncomingMessage, response: ServerResponse): boolean
  /** The apps' answer, kept on its way if it is one of those files. */
  keep(request: IncomingMessage, answer: Response): Promise<Response>
}

interface KeptFile {
  headers: string[]
  notModified: string[]
  etag: string | undefined
  body: Buffer
  until: number
}

/**
 * Keeps small public files as the apps last answered them. A page needs dozens; from memory one costs an eighth of the
 * processor time that the apps and the disk take.
 */
export function createFileCache(options: FileCacheOptions): FileCache {
  const { maxBytes, maxFileBytes, maxAgeMs, now = Date.now } = options
  const files = createByteCache<KeptFile>({ maxBytes, sizeOf: ({ body }) => body.length + 1000 })

  return {
    write(request, response) {
      if (!isFile(request)) return false
      const key = keyOf(request)
      const file = files.get(key)
      if (!file) return false
      if (file.until < now()) {
        files.delete(key)
        return false
      }
      if (file.etag && isKnownTag(request.headers['if-none-match'], file.etag)) {
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
      if (length > maxFileBytes) {
        // What was packed for browsers may be packed better after its length was taken: its end says how long it is.
        if (answer.headers.has('Content-Encoding')) answer.headers.delete('Content-Length')
        return answer
      }
      const body = Buffer.from(await answer.arrayBuffer())
      // The file was replaced after its length was taken: what came is whole, and asked for again next time.
      if (body.length !== length) {
        answer.headers.set('Content-Length', `${body.length}`)
        return new Response(new Uint8Array(body), { status: 200, headers: answer.headers })
      }
      const key = keyOf(request)
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
  return method === 'GET' && !headers.range && FOLDERS.some(folder => url.startsWith(folder))
}

/** What an answer depends on: host, address, and the forms of text and picture that the browser takes. */
function keyOf({ url, headers }: IncomingMessage): string {
  const { host, accept = '' } = headers
  const picture = accept.includes('image/avif') ? 'avif' : accept.includes('image/webp') ? 'webp' : ''
  const text = chooseCoding(headers['accept-encoding'] as string | undefined)
  return `${host} ${url} ${text} ${picture}`
}
