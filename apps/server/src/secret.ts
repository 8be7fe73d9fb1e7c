import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Reads the key that signs visitor cookies; created once in the data folder, so that carts survive a restart. */
export async function readOrCreateSecret(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true })
  try {
    const handle = await open(file, 'wx', 0o600)
    try {
      const secret = randomBytes(32).toString('base64url')
      await handle.writeFile(secret)
      await handle.sync()
      return secret
    } finally {
      await handle.close()
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return (await readFile(file, 'utf8')).trim()
  }
}
