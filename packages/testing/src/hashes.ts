import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Scrypt = (
  password: string,
  salt: string,
  length: number,
  options: crypto.ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) => void

// It outlives this module where a test has its modules loaded anew.
const made = crypto as unknown as { scrypt: Scrypt & { full?: Scrypt } }
const full = made.scrypt.full ?? made.scrypt

const quick = Object.assign(
  ((password, salt, length, options, done) =>
    full(password, salt, length, { ...options, N: 2 }, done)) satisfies Scrypt,
  { full },
)

function hashWith(scrypt: Scrypt): void {
  made.scrypt = scrypt
  syncBuiltinESMExports()
}

/** Hashes of passwords with the least work: in the shop each takes a tenth of a second on purpose, and most customers of tests have one. */
export const useFastHashes = (): void => hashWith(quick)

/** Hashes of passwords as the shop makes them, up to the end of the test file. */
export const useRealHashes = (): void => hashWith(full)
