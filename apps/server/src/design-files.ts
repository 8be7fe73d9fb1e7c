import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { DesignLibrary } from '@passepartout/designs'
import { FACE_NAMES, FACES, type FontFile, faceFiles } from '@passepartout/typeset'
import { readFont } from '@passepartout/typeset/node'

const compress = promisify(brotliCompress)

interface PackedFile {
  type: string
  plain: Uint8Array
  packed: Uint8Array
}

/**
 * What the designer draws with: drawings by their hash, which never change under their address, and unpacked font files
 * by their name. `undefined` for every other path.
 */
export function openDesignFiles({ artwork }: Pick<DesignLibrary, 'artwork'>) {
  const fonts = new Map(allFontFiles().map(file => [file.name, file]))
  const packed = new Map<string, Promise<PackedFile>>()

  async function pack(name: string): Promise<PackedFile> {
    const svg = Object.hasOwn(artwork, name) ? artwork[name] : undefined
    const font = fonts.get(name)
    const type = svg === undefined ? 'font/ttf' : 'image/svg+xml; charset=utf-8'
    const plain = svg === undefined ? (font ? await readFont(font) : new Uint8Array()) : Buffer.from(svg)
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 }
    return { type, plain, packed: await compress(plain, { params: quality }) }
  }

  return async (pathname: string, request: Request): Promise<Response | undefined> => {
    const name = /^\/configurator-(?:artwork|font)\/([\w-]+)\.(?:svg|ttf)$/.exec(pathname)?.[1]
    if (name === undefined) return undefined
    if (!Object.hasOwn(artwork, name) && !fonts.has(name)) return new Response(null, { status: 404 })
    const made = packed.get(name) ?? pack(name)
    packed.set(name, made)
    made.catch(() => packed.delete(name))
    const file = await made
    const isPacked = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '')
    const body = isPacked ? file.packed : file.plain
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
      headers: {
        'Content-Type': file.type,
        'Content-Length': String(body.length),
        ...(isPacked ? { 'Content-Encoding': 'br' } : {}),
        Vary: 'Accept-Encoding',
        'Cache-Control': `public, ${Object.hasOwn(artwork, name) ? 'max-age=31536000, immutable' : 'max-age=604800'}`,
        'X-Content-Type-Options': 'nosniff',
        'X-Robots-Tag': 'noindex',
      },
    })
  }
}

function allFontFiles(): FontFile[] {
  return FACE_NAMES.flatMap(face =>
    FACES[face].weights.flatMap(weight =>
      (FACES[face].italic ? [false, true] : [false]).flatMap(
        italic => faceFiles({ face, weight, italic }).files,
      ),
    ),
  )
}
