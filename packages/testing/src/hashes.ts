import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Scrypt = (
  password: string,
  salt: string,
  length: number,
  options: crypto.ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) => void

// Stored on `crypto`, as it must outlive this module where a test resets its modules.
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

/** Cheap password hashes: in the shop each takes a tenth of a second on purpose, and most test customers have one. */
export const useFastHashes = (): void => hashWith(quick)

/** The shop's own password hashes, until the end of the test file. */
export const useRealHashes = (): void => hashWith(full)
