import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(js|mjs|css|svg|json|html|txt|xml|wasm|map|webmanifest)$/
const SMALLEST = 512

/**
 * `quickly` takes a thirtieth of the processor time and an eighth more bytes.
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
 * Writes `name.br` and `name.gz` beside every file of a folder that shrinks by it. Results are cached by content, so
 * the next build compresses only changed files; unused entries are deleted. Quick results are not cached.
 *
 * @param {string} folder
 * @param {string} cache
 * @param {Packing} [packing]
 */
export async function compressFolder(folder, cache, packing = 'well') {
  mkdirSync(cache, { recursive: true })
  const used = new Set()
  await Promise.all(
    texts(folder).map(async name => {
      const data = readFileSync(join(folder, name))
      for (const { ending, kept, packed } of await packText(data, cache, packing)) {
        used.add(kept)
        if (packed.length < data.length) replace(join(folder, `${name}.${ending}`), packed)
      }
    }),
  )
  for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(join(cache, name), { force: true })
}

/**
 * Fills the cache for `compressFolder`, without writing to the folder. Rejects where a build replaces the folder
 * meanwhile.
 *
 * @param {string} folder
 * @param {string} cache
 */
export async function precompress(folder, cache) {
  mkdirSync(cache, { recursive: true })
  await Promise.all(texts(folder).map(name => packText(readFileSync(join(folder, name)), cache, 'well')))
}

/** @param {string} folder */
const texts = folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => COMPRESSIBLE.test(name))

/** @param {Buffer} data @param {string} cache @param {Packing} packing */
async function packText(data, cache, packing) {
  if (data.length < SMALLEST) return []
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 40)
  const forms = []
  for (const { ending, pack } of ENCODINGS) {
    const kept = `${hash}.${ending}`
    const file = join(cache, kept)
    const isKept = existsSync(file)
    const packed = isKept ? readFileSync(file) : await pack(data, packing)
    if (packing === 'well' && !isKept) replace(file, packed)
    forms.push({ ending, kept, packed })
  }
  return forms
}

/**
 * Replaces a file atomically: a shop may be reading it, and this process may be killed. @param {string} file @param
 * {Buffer} data
 */
function replace(file, data) {
  const next = `${file}.${process.pid}.next`
  writeFileSync(next, data)
  renameSync(next, file)
}
