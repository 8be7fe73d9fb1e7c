import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import decompress from 'woff2-encoder/decompress'
import type { FontFile } from '../font-files.ts'

const require = createRequire(import.meta.url)

/** Reads and decompresses a font file of the installed packages; about 40 ms each. */
export async function readFont(file: FontFile): Promise<Uint8Array> {
  const folder = dirname(require.resolve(`${file.package}/package.json`))
  return decompress(await readFile(join(folder, 'files', `${file.name}.woff2`)))
}
