import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { entityTag, isKnownTo } from './entity-tag.ts'

type Encoding = 'br' | 'gzip'
type Bytes = Uint8Array<ArrayBuffer>
interface Form {
  body: Bytes
  headers: Record<string, string>
}

/** A complete answer that is the same for everybody, ready to be sent. */
export interface StoredAnswer {
  etag: string
  identity: Form
  /** The shorter forms, once there are any. */
  encoded: Partial<Record<Encoding, Form>>
  size: number
}

/** Below this a shorter form is not worth its making. */
const WORTH_COMPRESSING = 1024

/** Makes an answer ready. `headers` go out with every form of it. */
export function toStoredAnswer(
  text: string,
  headers: Readonly<Record<string, string>>,
  vary: string,
): StoredAnswer {
  const body: Bytes = new TextEncoder().encode(text)
  const etag = entityTag(body)
  const all = { 'x-content-type-options': 'nosniff', vary, ...headers, etag }
  return { etag, identity: form(body, all), encoded: {}, size: body.length }
}

const form = (body: Bytes, headers: Record<string, string>): Form => ({
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

/** Adds the shorter forms, away from the thread that answers. */
export async function compressAnswer(answer: StoredAnswer): Promise<void> {
  const { identity, etag, encoded } = answer
  if (identity.body.length < WORTH_COMPRESSING) return
  for (const [encoding, compress] of Object.entries(compressors)) {
    const body = new Uint8Array(await compress(identity.body))
    const headers = {
      ...identity.headers,
      'content-encoding': encoding,
      etag: `${etag.slice(0, -1)}-${encoding}"`,
    }
    encoded[encoding as Encoding] = form(body, headers)
    answer.size += body.length
  }
}

/** Sends it in the best form that the asker takes, or says that theirs is still right. */
export function sendStored(request: Request, answer: StoredAnswer): Response {
  if (isKnownTo(request, answer.etag)) {
    const { 'content-length': _, 'content-type': __, ...headers } = answer.identity.headers
    return new Response(null, { status: 304, headers })
  }
  const accepted = request.headers.get('accept-encoding')
  const { body, headers } = (accepted && bestForm(answer, accepted)) || answer.identity
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

const bestForm = ({ encoded }: StoredAnswer, accepted: string) =>
  (encoded.br && takes(accepted, 'br') && encoded.br) ||
  (encoded.gzip && takes(accepted, 'gzip') && encoded.gzip)

/** `q=0` refuses an encoding. */
function takes(accepted: string, encoding: Encoding): boolean {
  const range = accepted.split(',').find(one => one.trim().split(';')[0]?.trim() === encoding)
  return range !== undefined && !/;\s*q=0(\.0+)?\s*$/.test(range)
}
