import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { type ContentCoding, matchesEntityTag, negotiateEncoding, weakEntityTag } from '@passepartout/http'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
const zip = promisify(gzip)

/** One encoding of a page: its bytes, and its headers as one flat list. */
export interface EncodedPage {
  body: Buffer
  headers: string[]
}

/** A complete response. Only the Brotli form is always stored; the others are derived from it. */
export interface CachedPage {
  readonly etag: string
  readonly status: number
  /** Headers of every encoding. */
  readonly headers: string[]
  /** Headers of the 304 response. */
  readonly notModified: string[]
  br: EncodedPage
  /** Bytes of the uncompressed page. */
  readonly length: number
  /** Created at the first request for it. */
  gzip?: EncodedPage
  /** Whether the Brotli form has the best quality already. */
  isSmallest: boolean
}

/**
 * Brotli quality of the first response, and of the recompression in an idle moment. For a page of 160 KB, 5 makes 18.0
 * KB in 2 ms, 9 makes 17.5 in 21 ms, 10 makes 16.4 in 50 ms, 11 makes 16.1 in 175 ms.
 */
const QUALITY = { first: 5, later: 10 }

/**
 * Each chunk of (de)compression waits for the main thread: with Node's default of 16 KiB, a cached page waits ten times
 * where that thread is busy.
 */
const PACKED_CHUNK = 64 * 1024

const brotliOf = (body: Uint8Array, quality: number) =>
  compress(body, {
    chunkSize: PACKED_CHUNK,
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })

/**
 * Compresses a response once for all clients. `headers` go with every encoding; `etag` is given where it does not
 * follow from the body.
 */
export async function toCachedPage(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
  etag = weakEntityTag(body),
): Promise<CachedPage> {
  const all = Object.entries({ Vary: 'Accept-Encoding', ...headers, ETag: etag })
  const shared = all.flat()
  const br = withContentEncoding(shared, await brotliOf(body, QUALITY.first), 'br')
  const notModified = all.filter(([name]) => ON_304.test(name))
  return {
    etag,
    status,
    headers: shared,
    notModified: notModified.flat(),
    br,
    length: body.length,
    isSmallest: false,
  }
}

// RFC 9110, 15.4.5. No others: browsers would apply them to the form they have stored, which may have another policy.
const ON_304 = /^(?:cache-control|etag|vary)$/i

function withContentEncoding(shared: readonly string[], body: Buffer, coding?: string): EncodedPage {
  const encoding = coding ? ['Content-Encoding', coding] : []
  return { body, headers: [...shared, ...encoding, 'Content-Length', String(body.length)] }
}

/** Bytes of a page in memory. Includes an estimate of the gzip form, which may be added at any time. */
export const memorySizeOf = ({ br, gzip: zipped }: CachedPage): number =>
  br.body.length + (zipped?.body.length ?? br.body.length * 1.3) + 3000

/** A page in the client's content coding: at once, or as a promise where this encoding has to be made first. */
export function encodingFor(page: CachedPage, coding: ContentCoding): EncodedPage | Promise<EncodedPage> {
  if (coding === 'br') return page.br
  if (coding === 'gzip') return page.gzip ?? gzipOf(page)
  return decompressBody(page).then(body => withContentEncoding(page.headers, body))
}

/** The uncompressed body of a page. */
export function decompressBody(page: CachedPage): Promise<Buffer> {
  const known = unpacking.get(page)
  if (known) return known
  // One byte more than needed: a full chunk would be followed by another one.
  const body = decompress(page.br.body, { chunkSize: Math.max(64, page.length + 1) })
  unpacking.set(page, body)
  return body.finally(() => unpacking.delete(page))
}

/**
 * Decompressions in progress: hundreds of simultaneous requests for a page would else take hundreds of times its
 * memory.
 */
const unpacking = new WeakMap<CachedPage, Promise<Buffer>>()

async function gzipOf(page: CachedPage): Promise<EncodedPage> {
  const body = await decompressBody(page)
  page.gzip = withContentEncoding(page.headers, await zip(body, { chunkSize: PACKED_CHUNK }), 'gzip')
  return page.gzip
}

/** Compresses a page again with better quality. Its entity tag stays, as the content is equal. */
export async function recompress(page: CachedPage): Promise<void> {
  page.isSmallest = true
  const body = await brotliOf(await decompressBody(page), QUALITY.later)
  if (body.length < page.br.body.length) page.br = withContentEncoding(page.headers, body, 'br')
}

/** Whether the client has this version of the page. Only responses of status 200 are compared (RFC 9110, 13.2.1). */
export const isNotModified = (page: CachedPage, ifNoneMatch: string | null | undefined): boolean =>
  page.status === 200 && matchesEntityTag(ifNoneMatch, page.etag)

/** A cached page in an encoding that the request accepts, or 304 Not Modified. */
export async function serveCachedPage(page: CachedPage, request: Request): Promise<Response> {
  if (isNotModified(page, request.headers.get('if-none-match'))) {
    return new Response(null, { status: 304, headers: pairs(page.notModified) })
  }
  const { body, headers } = await encodingFor(page, negotiateEncoding(request.headers.get('accept-encoding')))
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
    status: page.status,
    headers: pairs(headers),
  })
}

const pairs = (flat: readonly string[]) =>
  flat.flatMap((name, at) => (at % 2 ? [] : [[name, flat[at + 1] ?? ''] as [string, string]]))
