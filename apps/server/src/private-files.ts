import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const OTHERS = 0o077
const STICKY = 0o1000

/**
 * Makes files that this process creates readable by its own user alone: photos, emails, keys and the database are plain
 * files, and a host may have other users. Applies to all threads.
 */
export function restrictFileMode(): void {
  process.umask(OTHERS)
}

/**
 * Ensures a folder that other users of the host cannot read. An existing folder that is open is closed with all its
 * contents, once: versions of the shop up to now left such folders open.
 *
 * @throws Error where the folder belongs to another user, or to all users
 */
export async function ensurePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { mode } = await stat(folder)
  if ((mode & OTHERS) === 0) return
  // A shared folder such as /tmp must not be closed.
  if (mode & STICKY) throw new Error(`${folder} is shared with other users`)
  await restrictContents(folder)
  // Last, so that an interrupted walk starts again.
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

/** Another process may delete files in the same folder. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
