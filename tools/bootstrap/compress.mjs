import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(js|mjs|css|svg|json|html|txt|xml|wasm|map|webmanifest)$/
const SMALLEST = 512

/** @type {{ ending: string, pack: (data: Buffer) => Promise<Buffer> }[]} */
const ENCODINGS = [
  {
    ending: 'br',
    pack: data =>
      promisify(brotliCompress)(data, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
      }),
  },
  { ending: 'gz', pack: data => promisify(gzip)(data, { level: 9 }) },
]

/**
 * Writes `name.br` and `name.gz` beside every file of a folder that gets smaller by it. Results are kept by
 * content, so the next build packs only what has changed; what it no longer needs is dropped.
 *
 * @param {string} folder
 * @param {string} cache
 */
export async function compressFolder(folder, cache) {
  mkdirSync(cache, { recursive: true })
  const used = new Set()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    COMPRESSIBLE.test(name),
  )
  await Promise.all(
    files.map(async name => {
      const data = readFileSync(join(folder, name))
      if (data.length < SMALLEST) return
      for (const { ending, pack } of ENCODINGS) {
        const kept = `${createHash('sha256').update(data).digest('hex').slice(0, 40)}.${ending}`
        used.add(kept)
        if (!existsSync(join(cache, kept))) writeFileSync(join(cache, kept), await pack(data))
        if (readFileSync(join(cache, kept)).length < data.length) {
          copyFileSync(join(cache, kept), join(folder, `${name}.${ending}`))
        }
      }
    }),
  )
  for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(join(cache, name))
}
