import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const OTHERS = 0o077
const STICKY = 0o1000

/**
 * From now on, what this process writes may be read by its own user alone: photos, letters, keys and the database lie
 * in plain files, and a host may have other users. All threads follow.
 */
export function restrictFileMode(): void {
  process.umask(OTHERS)
}

/**
 * Makes a folder if it is not there, and keeps other users of the host out of it. What lies in a folder that was found
 * open is closed to them too, once: such folders come from versions of the shop that left them open.
 *
 * @throws Error where the folder belongs to another user, or to everybody
 */
export async function ensurePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { mode } = await stat(folder)
  if ((mode & OTHERS) === 0) return
  // Everybody's folder, such as /tmp, is not the shop's to close.
  if (mode & STICKY) throw new Error(`${folder} is shared with other users`)
  await restrictContents(folder)
  // Last, so that an interrupted walk begins anew.
  await chmod(folder, mode & ~OTHERS & 0o777)
}

async function restrictContents(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  await Promise.all(
    entries.map(async entry => {
      // A link may lead out of the folder.
      if (entry.isSymbolicLink()) return
      const path = join(folder, entry.name)
      if (entry.isDirectory()) await restrictContents(path)
      const { mode } = await stat(path)
      await chmod(path, mode & ~OTHERS & 0o777)
    }),
  ).catch(ignoreMissing)
}

/** Another process may be at work in the same folder. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
