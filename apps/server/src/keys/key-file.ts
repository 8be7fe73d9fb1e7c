import { createHash, randomBytes } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import * as z from 'zod'

/** Purposes of keys: cookies of browsers, addresses in emails and responses, and webhooks of a content service. */
export const KEY_PURPOSES = ['cookie', 'link', 'webhook'] as const
export type KeyPurpose = (typeof KEY_PURPOSES)[number]

/** Milliseconds until a new key signs: by then every process of a fleet has read it. */
export const KEY_ACTIVATION_DELAY_MS = 60_000
export const MAX_KEYS = 2

const key = z.strictObject({
  secret: z.string().min(16),
  madeAt: z.iso.datetime(),
  signsFrom: z.iso.datetime(),
})
const keysOfPurpose = z.array(key).min(1).max(MAX_KEYS)
const keyFile = z.strictObject({
  cookie: keysOfPurpose.optional(),
  link: keysOfPurpose.optional(),
  webhook: keysOfPurpose.optional(),
})

export type Key = z.infer<typeof key>
/** Keys by purpose, the oldest first; a purpose whose key never changed has none here. */
export type KeyFile = z.infer<typeof keyFile>

/**
 * Reads a key file; without a file there are no keys.
 *
 * @throws Error where it cannot be read or is no key file; the message contains nothing of the file
 */
export async function readKeyFile(path: string): Promise<KeyFile> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
  const read = keyFile.safeParse(parsed(text))
  if (!read.success) throw new Error(`${path} is not a file of keys: restore it from a backup.`)
  return read.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Replaces the key file atomically, readable by its own user alone. */
export async function writeKeyFile(path: string, keys: KeyFile): Promise<void> {
  const partial = `${path}.part`
  const handle = await open(partial, 'w', 0o600)
  try {
    await handle.writeFile(`${JSON.stringify(keys, undefined, 2)}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(partial, path)
}

export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Public name of a key; reveals nothing of its secret. */
export const keyId = ({ secret }: Pick<Key, 'secret'>): string =>
  createHash('sha256').update(`key id ${secret}`).digest('hex').slice(0, 8)

/** The key that signs: the newest that is active, or the only one left. */
export const activeSigningKey = (keys: readonly Key[], now: Date): Key | undefined =>
  keys.findLast(({ signsFrom }) => new Date(signsFrom) <= now) ?? keys[0]
