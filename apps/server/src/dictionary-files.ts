import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** Dictionaries as their packages have them, each with its licence beside it (decision 94). */
const DICTIONARIES = ['de', 'en', 'en-gb', 'fr', 'it', 'es', 'nl'] as const
const FILES = { aff: 'index.aff', dic: 'index.dic', license: 'license' } as const

const named = new Map<string, { package: string; file: string }>(
  DICTIONARIES.flatMap(name =>
    Object.entries(FILES).map(
      ([end, file]) => [`${name}.${end}`, { package: `dictionary-${name}`, file }] as const,
    ),
  ),
)

/** A megabyte is packed once, in a thread of its own, and kept. */
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 9 }

/** Answers `/configurator-dictionary/<language>.<aff|dic|license>`, unmodified; `undefined` for every other path. */
export function openDictionaryFiles() {
  const packed = new Map<string, Promise<Uint8Array>>()
  const packedOf = (name: string, plain: Uint8Array) => {
    const made = packed.get(name) ?? compress(plain, { params: QUALITY })
    packed.set(name, made)
    made.catch(() => packed.delete(name))
    return made
  }

  return async (pathname: string, request: Request): Promise<Response | undefined> => {
    const name = /^\/configurator-dictionary\/([\w.-]+)$/.exec(pathname)?.[1]
    if (name === undefined) return undefined
    const found = named.get(name)
    if (!found) return new Response(null, { status: 404 })
    const plain = await readFile(new URL(found.file, import.meta.resolve(found.package)))
    const isPacked = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '')
    const body = isPacked ? await packedOf(name, plain) : plain
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Length': String(body.length),
        ...(isPacked ? { 'Content-Encoding': 'br' } : {}),
        Vary: 'Accept-Encoding',
        'Cache-Control': 'public, max-age=604800',
        'X-Content-Type-Options': 'nosniff',
        'X-Robots-Tag': 'noindex',
      },
    })
  }
}
