import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { matchesEntityTag, negotiateEncoding, weakEntityTag } from '@passepartout/http'

type Coding = 'br' | 'gzip'
type Bytes = Uint8Array<ArrayBuffer>
interface EncodedBody {
  body: Bytes
  headers: Record<string, string>
}

/** A complete public response, ready to be sent. */
export interface CachedResponse {
  etag: string
  identity: EncodedBody
  /** Compressed bodies, once there are any. */
  coded: Partial<Record<Coding, EncodedBody>>
  size: number
}

/** Smaller bodies are not worth compressing. */
const WORTH_COMPRESSING = 1024

/** Builds a response. `headers` are sent with every encoding. */
export function toCachedResponse(
  text: string,
  headers: Readonly<Record<string, string>>,
  vary: string,
): CachedResponse {
  const body: Bytes = new TextEncoder().encode(text)
  const etag = weakEntityTag(body)
  const all = { 'x-content-type-options': 'nosniff', vary, ...headers, etag }
  return { etag, identity: encodedBody(body, all), coded: {}, size: body.length }
}

const encodedBody = (body: Bytes, headers: Record<string, string>): EncodedBody => ({
  body,
  headers: { ...headers, 'content-length': String(body.length) },
})

const compressors = {
  br: (body: Bytes) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Bytes) => promisify(gzip)(body),
}

/** Adds the compressed bodies, outside the main thread. */
export async function compressResponse(answer: CachedResponse): Promise<void> {
  const { identity, coded } = answer
  if (identity.body.length < WORTH_COMPRESSING) return
  for (const [coding, compress] of Object.entries(compressors)) {
    const body = new Uint8Array(await compress(identity.body))
    coded[coding as Coding] = encodedBody(body, { ...identity.headers, 'content-encoding': coding })
    answer.size += body.length
  }
}

/** Sends the best accepted encoding, or 304 when the client's entity tag matches. */
export function sendCachedResponse(request: Request, answer: CachedResponse): Response {
  if (matchesEntityTag(request.headers.get('if-none-match'), answer.etag)) {
    const { 'content-length': _, 'content-type': __, ...headers } = answer.identity.headers
    return new Response(null, { status: 304, headers })
  }
  const coding = negotiateEncoding(request.headers.get('accept-encoding'))
  const { body, headers } = (coding !== 'identity' && answer.coded[coding]) || answer.identity
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}
