import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { negotiateEncoding } from '@passepartout/http'

const compress = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)

const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 9 }

export interface CompressibleFile {
  type: string
  /** Directives of `Cache-Control` after `public`. */
  maxAge: string
  load: () => Promise<Uint8Array>
}

/**
 * Serves files compressed, or plain to clients that prefer it. Each is read and compressed once; only the compressed
 * form is cached, as hardly any client requests the plain one.
 */
export function createCompressedFiles(fileOf: (name: string) => CompressibleFile | undefined) {
  const packed = new Map<string, Promise<Uint8Array>>()
  const packedOf = (name: string, { load }: CompressibleFile) => {
    const made = packed.get(name) ?? load().then(plain => compress(plain, { params: QUALITY }))
    packed.set(name, made)
    made.catch(() => packed.delete(name))
    return made
  }

  return async (name: string, request: Request): Promise<Response> => {
    const file = fileOf(name)
    if (!file) return new Response(null, { status: 404 })
    const isPacked = negotiateEncoding(request.headers.get('accept-encoding')) === 'br'
    // HEAD responses have no Content-Length: it would take reading and compressing the file.
    const isHead = request.method === 'HEAD'
    const packed = isHead ? null : await packedOf(name, file)
    const body = packed && !isPacked ? await unpack(packed) : packed
    return new Response(body && new Uint8Array(body), {
      headers: {
        'Content-Type': file.type,
        ...(body ? { 'Content-Length': String(body.length) } : {}),
        ...(isPacked ? { 'Content-Encoding': 'br' } : {}),
        Vary: 'Accept-Encoding',
        'Cache-Control': `public, ${file.maxAge}`,
        'X-Content-Type-Options': 'nosniff',
        'X-Robots-Tag': 'noindex',
      },
    })
  }
}
