import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { SigningKeys } from '@passepartout/http'
import type { Environment } from '../environment.ts'
import type { Logger } from '../log.ts'
import { readOrCreateSecret } from '../secret.ts'
import { activeSigningKey, type KeyFile, type KeyPurpose, readKeyFile } from './key-file.ts'

const LOOK_EVERY_MS = 1000

/** Keys before the first change, by purpose: the first one signs. */
export type InitialKeys = Readonly<Record<KeyPurpose, readonly string[]>>

export type Keys = Readonly<Record<KeyPurpose, SigningKeys>> & { close(): void }

/** Path of the key file: the setting, or a file in the data folder. */
export const keyFileOf = (environment: Pick<Environment, 'KEYS_FILE' | 'DATA_DIR'>): string =>
  environment.KEYS_FILE ?? join(resolve(environment.DATA_DIR), 'keys.json')

/**
 * Secrets from which hashes, links to orders and the first keys are derived: the setting, or a file created once in the
 * data folder. The first one signs.
 */
export async function resolveSecrets(
  { COOKIE_SECRET }: Pick<Environment, 'COOKIE_SECRET'>,
  dataDir: string,
): Promise<readonly [string, ...string[]]> {
  const text = COOKIE_SECRET ?? (await readOrCreateSecret(join(dataDir, 'cookie-secret')))
  const [signing = text, ...taken] = text.split(',')
  return [signing, ...taken]
}

export const initialKeys = (
  { STORYBLOK_WEBHOOK_SECRET }: Pick<Environment, 'STORYBLOK_WEBHOOK_SECRET'>,
  secrets: readonly string[],
): InitialKeys => ({
  cookie: secrets,
  link: secrets,
  webhook: STORYBLOK_WEBHOOK_SECRET === undefined ? [] : [STORYBLOK_WEBHOOK_SECRET],
})

/**
 * The shop's keys as their file holds them: a change of the file takes effect within about a second, in every process
 * that reads it. A file that becomes unreadable later is logged, and the keys stay as they are.
 *
 * @throws Error where the file cannot be read at the start
 */
export async function watchKeyFile(options: {
  file: string
  first: InitialKeys
  log: Pick<Logger, 'info' | 'error'>
  clock?: () => Date
  lookEveryMs?: number
}): Promise<Keys> {
  const { file, first, log, clock = () => new Date(), lookEveryMs = LOOK_EVERY_MS } = options
  let seen = await fileStamp(file)
  let keys: KeyFile = await readKeyFile(file)

  async function look(): Promise<void> {
    const stamp = await fileStamp(file)
    if (stamp === seen) return
    try {
      keys = await readKeyFile(file)
      log.info({ file }, 'key file reloaded')
    } catch (err) {
      log.error({ err, file }, 'key file reload failed, keeping previous keys')
    }
    seen = stamp
  }
  const timer = setInterval(
    () => void look().catch(err => log.error({ err, file }, 'key file not readable')),
    lookEveryMs,
  ).unref()

  const of = (purpose: KeyPurpose): SigningKeys => ({
    get signing() {
      const signing = activeSigningKey(keys[purpose] ?? [], clock())?.secret ?? first[purpose][0]
      if (signing === undefined) throw new Error(`There is no ${purpose} key.`)
      return signing
    },
    get accepted() {
      return keys[purpose]?.map(({ secret }) => secret) ?? first[purpose]
    },
  })
  return { cookie: of('cookie'), link: of('link'), webhook: of('webhook'), close: () => clearInterval(timer) }
}

/** Identifies the state of a file; replacing the file makes a new inode, whatever the clock says. */
async function fileStamp(file: string): Promise<string> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return found ? `${found.ino} ${found.mtimeMs} ${found.size}` : 'none'
}
