import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { withTraceSpan } from '@passepartout/db'
import {
  createWorkQueue,
  isSignatureOf,
  matchesEntityTag,
  QueueBusyError,
  RequesterGoneError,
  type Signer,
  signatureOf,
  type WorkQueue,
} from '@passepartout/http'
import sharp from 'sharp'
import { createImageCache } from './image-disk-cache.ts'
import { type ImageModifiers, parseImageModifiers } from './image-modifiers.ts'
import { createImageFileLookup, type ImageFile } from './picture-files.ts'

export interface ImageServiceOptions {
  /** Folder of the originals; files outside it are never read. */
  root: string
  /** Folder of the rendered images. */
  cacheDir: string
  /** Whether these modifiers are public; all others need the shop's signature. */
  isOffered: (modifiers: string) => boolean
  /** Signs addresses with other modifiers. */
  secret: Signer
  /** Fair-queue key of a request: its client address. */
  requesterOf: (request: Request) => string
  /** Consumes one rendering of the rate limit; the seconds to wait where it is exceeded. */
  spend?: (requester: string) => Promise<number | undefined>
  /** Queue of the renderings. */
  queue?: WorkQueue
  maxCacheBytes?: number
  /** Called for an original that is no image, and for a full disk. */
  onError?: (error: unknown, file: string) => void
  /** Path before the modifiers. */
  prefix?: string
  /** Generated originals: rendered when a request needs a rendering of one that is not cached yet. */
  drawn?: (path: string) => GeneratedImageSource | undefined
}

export interface GeneratedImageSource {
  /** Changes with the content. */
  version: string
  read: () => Promise<Uint8Array | undefined>
}

type OutputFormat = 'webp' | 'avif' | 'jpeg' | 'png'

const day = 86_400
/** Seconds for rendering one image; the largest original in the largest size takes two. */
const PATIENCE_SECONDS = 20

/**
 * Serves `GET /_ipx/<modifiers>/<path>`: the image in the requested size and format, rendered once and cached on disk.
 * `address` replaces the request's own address, for images under other paths.
 */
export function createImageService(
  options: ImageServiceOptions,
): (request: Request, address?: string) => Promise<Response> {
  const { root, cacheDir, maxCacheBytes = 1024 ** 3, prefix = '/_ipx/', drawn, onError } = options
  const { isOffered, secret, requesterOf, spend, queue = createWorkQueue(RENDERING) } = options
  const cache = createImageCache(cacheDir, maxCacheBytes)
  const files = createImageFileLookup(root)
  const underWay = new Map<string, Rendering>()

  return async (request, address = request.url) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(405, 'Only GET', { Allow: 'GET, HEAD' })
    const url = new URL(address, request.url)
    const [, segment = '', path = ''] = /^([^/]+)\/(.+)$/.exec(url.pathname.slice(prefix.length)) ?? []
    const isAllowed = isOffered(segment) || isSigned(url, secret)
    const modifiers = isAllowed ? parseImageModifiers(segment) : undefined
    if (!modifiers) return refuse(400, 'Unknown or impossible picture modifier')
    const source = (await files.find(path)) ?? findGeneratedImage(path, drawn)
    if (!source) return refuse(404, 'No such picture')

    const format = outputFormat(modifiers, source.file, request.headers.get('Accept') ?? '')
    const key = cacheKey(source, modifiers, format)
    const headers = headersOf(key, format, modifiers.format === 'auto', url.searchParams.has('v'))
    if (matchesEntityTag(request.headers.get('If-None-Match'), `"${key}"`))
      return new Response(null, { status: 304, headers })

    let body = await cache.read(`${key}.${format}`)
    if (!body) {
      const requester = requesterOf(request)
      const rendering =
        awaited(key) ??
        begin(key, requester, async () => {
          // Counted when the rendering begins: a flood that the queue refuses costs the database nothing.
          const waitSeconds = await spend?.(requester)
          if (waitSeconds) throw new RenderLimitError(waitSeconds)
          const made = await render(await originalOf(source), modifiers, format)
          await cache.write(`${key}.${format}`, made).catch(error => onError?.(error, source.file))
          return made
        })
      try {
        // The span includes the wait in the queue.
        body = await withTraceSpan('picture render', { 'picture.format': format }, () =>
          waitForRendering(rendering, request.signal),
        )
      } catch (error) {
        if (error instanceof RenderLimitError)
          return refuse(429, 'Too many pictures at once', { 'Retry-After': String(error.waitSeconds) })
        if (error instanceof QueueBusyError)
          return refuse(503, 'Too many pictures at once', { 'Retry-After': '2' })
        // The client has disconnected.
        if (error instanceof RequesterGoneError) return refuse(408, 'Nobody waits for the picture')
        // An unreadable original is an error of the content, not of the server.
        onError?.(error, source.file)
        return refuse(404, 'No such picture')
      }
    }
    headers.set('Content-Length', String(body.length))
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers })
  }

  /** A rendering that all its clients left may never begin. */
  function awaited(key: string): Rendering | undefined {
    const rendering = underWay.get(key)
    return rendering?.left.signal.aborted ? undefined : rendering
  }

  function begin(key: string, requester: string, work: () => Promise<Buffer>): Rendering {
    const left = new AbortController()
    const done = queue
      .with({ keys: [requester], signal: left.signal }, 0, work)
      .finally(() => underWay.get(key)?.left === left && underWay.delete(key))
    // Waiting requests handle the failure; without any, it must not be an unhandled rejection.
    done.catch(() => undefined)
    const rendering = { done, left, waiting: 0 }
    underWay.set(key, rendering)
    return rendering
  }
}

/**
 * One thread per image: by default libvips takes one per processor, and the main thread, which serves pages, waits
 * behind them.
 */
sharp.concurrency(1)

/** One client address may hold two of the three slots; beyond that, addresses take turns. */
const RENDERING = { places: 3, memory: 1, waiting: 256, each: { places: 2, waiting: 120 } }

/** The client exceeded the rate limit of renderings. */
class RenderLimitError extends Error {
  override name = 'RenderLimitError'
  readonly waitSeconds: number
  constructor(waitSeconds: number) {
    super('Too many pictures were rendered')
    this.waitSeconds = waitSeconds
  }
}

interface Rendering {
  done: Promise<Buffer>
  /** Aborted when the last waiting request has gone. */
  left: AbortController
  waiting: number
}

async function waitForRendering(rendering: Rendering, signal: AbortSignal): Promise<Buffer> {
  const leave = () => {
    rendering.waiting -= 1
    if (rendering.waiting === 0) rendering.left.abort()
  }
  rendering.waiting += 1
  if (signal.aborted) leave()
  else signal.addEventListener('abort', leave, { once: true })
  try {
    return await rendering.done
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

/** Signs an image address, which allows modifiers that are not public. */
export function signImageUrl(address: string, secret: Signer): string {
  const url = new URL(address, 'http://shop.invalid')
  url.searchParams.set('s', signatureOf(signaturePayload(url.pathname), secret))
  return url.pathname + url.search
}

const signaturePayload = (path: string) => `picture 1 ${path}`

const isSigned = ({ pathname, searchParams }: URL, secret: Signer): boolean =>
  isSignatureOf(searchParams.get('s') ?? '', signaturePayload(pathname), secret)

type Source = ImageFile & Pick<Partial<GeneratedImageSource>, 'read'>

function findGeneratedImage(path: string, drawn: ImageServiceOptions['drawn']): Source | undefined {
  const source = drawn?.(path)
  return source && { file: path, ...source }
}

async function originalOf({ file, read }: Source): Promise<string | Uint8Array> {
  if (!read) return file
  const bytes = await read()
  if (!bytes) throw new Error('nothing was drawn')
  return bytes
}

function outputFormat({ format }: ImageModifiers, file: string, accept: string): OutputFormat {
  if (format === 'auto')
    return accept.includes('image/avif') ? 'avif' : accept.includes('image/webp') ? 'webp' : 'jpeg'
  if (format) return format
  const extension = extname(file).slice(1).toLowerCase()
  return extension === 'png' || extension === 'webp' || extension === 'avif' ? extension : 'jpeg'
}

function cacheKey(source: Source, modifiers: ImageModifiers, format: OutputFormat): string {
  const { width, height, fit, position, quality, background, rotate, blur, brightness } = modifiers
  const requested = [width, height, fit, position, quality, background, rotate, blur, brightness]
  return createHash('sha256')
    .update(JSON.stringify([{ file: source.file, version: source.version }, ...requested, format]))
    .digest('base64url')
    .slice(0, 32)
}

function headersOf(key: string, format: OutputFormat, isNegotiated: boolean, isVersioned: boolean): Headers {
  const headers = new Headers({
    'Content-Type': `image/${format}`,
    'Cache-Control': isVersioned
      ? `public, max-age=${365 * day}, immutable`
      : `public, max-age=${day}, stale-while-revalidate=${7 * day}`,
    ETag: `"${key}"`,
    'Content-Security-Policy': "default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
  })
  if (isNegotiated) headers.set('Vary', 'Accept')
  return headers
}

async function render(
  file: string | Uint8Array,
  modifiers: ImageModifiers,
  format: OutputFormat,
): Promise<Buffer> {
  const { width, height, fit, position, quality, background, rotate, blur, brightness } = modifiers
  let image = sharp(file, { limitInputPixels: 60_000_000, sequentialRead: true })
    .timeout({ seconds: PATIENCE_SECONDS })
    .rotate()
  if (width || height) {
    const { autoOrient } = await sharp(file).metadata()
    // Enlarging adds bytes and no detail: a box larger than the original shrinks in its own aspect ratio.
    const scale = Math.min(1, autoOrient.width / (width ?? 1), autoOrient.height / (height ?? 1))
    image = image.resize({
      ...(width ? { width: Math.max(1, Math.round(width * scale)) } : {}),
      ...(height ? { height: Math.max(1, Math.round(height * scale)) } : {}),
      fit: fit ?? 'cover',
      ...(position ? { position } : {}),
      ...(background ? { background } : {}),
    })
  }
  if (rotate) image = image.rotate(rotate)
  if (blur) image = image.blur(Math.max(0.3, blur))
  if (brightness) image = image.modulate({ brightness: 1 + brightness / 100 })
  if (background && format === 'jpeg') image = image.flatten({ background })
  switch (format) {
    case 'webp':
      return image.webp({ quality, effort: 4, smartSubsample: true }).toBuffer()
    case 'avif':
      return image.avif({ quality, effort: 3 }).toBuffer()
    case 'png':
      return image.png({ compressionLevel: 9 }).toBuffer()
    case 'jpeg':
      return image.jpeg({ quality, mozjpeg: true }).toBuffer()
  }
}

function refuse(status: number, reason: string, headers: Record<string, string> = {}): Response {
  return new Response(`${reason}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })
}
