import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A complete answer, ready to be written: one body and one flat header list per encoding. */
export interface StoredPage {
  etag: string
  status: number
  bodies: Record<Encoding, { body: Buffer; headers: string[] }>
  notModified: string[]
}

export type Encoding = 'br' | 'gzip' | 'identity'

export interface PageCacheOptions {
  /** How many pages are kept; the one not used for the longest time goes first. */
  maxPages: number
  /** How long a page is kept: pages name delivery days and campaigns, which change with the clock. */
  maxAgeMs: number
  now?: () => number
}

export interface PageCache {
  find(key: string): StoredPage | undefined
  store(key: string, page: StoredPage): void
  /** Forgets everything: content, a price list or the build changed. */
  clear(): void
  /** Grows with every `clear`; a page rendered under an older version is not stored. */
  readonly version: number
  readonly size: number
}

/** Keeps rendered pages before the rest of the server runs. Anonymous pages only: they are the same for everybody. */
export function createPageCache({ maxPages, maxAgeMs, now = Date.now }: PageCacheOptions): PageCache {
  const pages = new Map<string, { page: StoredPage; until: number }>()
  let version = 0
  return {
    find(key) {
      const entry = pages.get(key)
      if (!entry) return undefined
      if (entry.until < now()) {
        pages.delete(key)
        return undefined
      }
      if (pages.size > maxPages / 2) {
        pages.delete(key)
        pages.set(key, entry)
      }
      return entry.page
    },
    store(key, page) {
      pages.delete(key)
      pages.set(key, { page, until: now() + maxAgeMs })
      if (pages.size > maxPages) pages.delete(pages.keys().next().value ?? '')
    },
    clear() {
      pages.clear()
      version++
    },
    get version() {
      return version
    },
    get size() {
      return pages.size
    },
  }
}

/** Compresses an answer once for all who will ask for it. `headers` are sent with every form of it. */
export async function toStoredPage(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
): Promise<StoredPage> {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    zip(body, { level: 9 }),
  ])
  const shared = Object.entries({ Vary: 'Accept-Encoding', ...headers, ETag: etag }).flat()
  const form = (bytes: Buffer, encoding?: string) => ({
    body: bytes,
    headers: [
      ...shared,
      ...(encoding ? ['Content-Encoding', encoding] : []),
      'Content-Length',
      String(bytes.length),
    ],
  })
  return {
    etag,
    status,
    bodies: { br: form(br, 'br'), gzip: form(gz, 'gzip'), identity: form(body) },
    notModified: shared,
  }
}

/** A stored page in the form that the request accepts, or that it has not changed. */
export function answer(page: StoredPage, request: Request): Response {
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

/** The best encoding a client accepts; `q=0` refuses one. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (accept === undefined) return 'identity'
  if (accepts(accept, 'br')) return 'br'
  return accepts(accept, 'gzip') ? 'gzip' : 'identity'
}

function accepts(accept: string, encoding: string): boolean {
  const at = accept.indexOf(encoding)
  if (at < 0) return false
  const end = accept.indexOf(',', at)
  return !/;\s*q=0(\.0+)?\s*$/.test(end < 0 ? accept.slice(at) : accept.slice(at, end))
}
