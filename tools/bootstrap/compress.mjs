import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(js|mjs|css|svg|json|html|txt|xml|wasm|map|webmanifest)$/
const SMALLEST = 512

/**
 * Quickly means a thirtieth of the processor time and an eighth more bytes.
 *
 * @typedef {'well' | 'quickly'} Packing
 * @type {{ ending: string, pack: (data: Buffer, packing: Packing) => Promise<Buffer> }[]}
 */
const ENCODINGS = [
  {
    ending: 'br',
    pack: (data, packing) =>
      promisify(brotliCompress)(data, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: packing === 'well' ? 11 : 5,
          [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
        },
      }),
  },
  { ending: 'gz', pack: data => promisify(gzip)(data, { level: 9 }) },
]

/**
 * Writes `name.br` and `name.gz` beside every file of a folder that gets smaller by it. Results are kept by
 * content, so the next build packs only what has changed; what it no longer needs is dropped. What is packed quickly is not kept.
 *
 * @param {string} folder
 * @param {string} cache
 * @param {Packing} [packing]
 */
export async function compressFolder(folder, cache, packing = 'well') {
  mkdirSync(cache, { recursive: true })
  const used = new Set()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    COMPRESSIBLE.test(name),
  )
  await Promise.all(
    files.map(async name => {
      const data = readFileSync(join(folder, name))
      if (data.length < SMALLEST) return
      const hash = createHash('sha256').update(data).digest('hex').slice(0, 40)
      for (const { ending, pack } of ENCODINGS) {
        const kept = join(cache, `${hash}.${ending}`)
        used.add(`${hash}.${ending}`)
        const packed = existsSync(kept) ? readFileSync(kept) : await pack(data, packing)
        if (packing === 'well' && !existsSync(kept)) replace(kept, packed)
        if (packed.length < data.length) replace(join(folder, `${name}.${ending}`), packed)
      }
    }),
  )
  for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(join(cache, name))
}

/** In one step: a shop may be reading the file, and who packs may be stopped. @param {string} file @param {Buffer} data */
function replace(file, data) {
  const next = `${file}.next`
  writeFileSync(next, data)
  renameSync(next, file)
}
