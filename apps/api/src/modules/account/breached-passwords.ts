import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Sorted hash prefixes of four bytes; `tools/passwords/write-breached.ts` documents the source. */
let list: Buffer | undefined

/**
 * Whether a password is among the most common breached ones, ignoring case. Works offline. One of 40,000 other
 * passwords is matched by mistake, because only 32 bits of each hash are stored.
 */
export function isBreachedPassword(password: string): boolean {
  list ??= readFileSync(new URL('./breached-passwords.bin', import.meta.url))
  const wanted = createHash('sha256').update(password.toLowerCase()).digest().readUInt32BE(0)
  let [low, high] = [0, list.length / 4]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (list.readUInt32BE(middle * 4) < wanted) low = middle + 1
    else high = middle
  }
  return low < list.length / 4 && list.readUInt32BE(low * 4) === wanted
}
