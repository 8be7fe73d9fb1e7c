import { createHash } from 'node:crypto'
import { mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { hostname } from 'node:os'
import lockfile from 'proper-lockfile'

const STALE_MS = 10_000

/** Another live process holds the data folder. */
export class DatabaseLockedError extends Error {
  override name = 'DatabaseLockedError'
  constructor(dir: string, owner: string) {
    super(
      `The data folder ${dir} is in use by another process (${owner}). Stop it, or set DATA_DIR to another folder.`,
    )
  }
}

/**
 * Locks the data folder for this process. PGlite has no lock of its own, and two processes on one folder lose each
 * other's writes without an error.
 *
 * Two locks together: an abstract socket (Linux; the kernel frees it at once, even after kill -9) decides between
 * processes of one host, a lock file (heartbeat, stale after 10 s) between hosts or containers that share the folder.
 * Only the holder of the socket may take over the lock file of a dead process on this host.
 *
 * @throws DatabaseLockedError
 */
export async function lockDirectory(
  dir: string,
  onLost: (reason: Error) => void,
): Promise<() => Promise<void>> {
  await mkdir(dir, { recursive: true })
  const path = await realpath(dir)
  const ownerFile = `${path}.owner.json`
  const socket = process.platform === 'linux' ? await listenOnLockSocket(path) : undefined
  if (socket === null) throw new DatabaseLockedError(path, await describeOwner(ownerFile))

  try {
    const owner = await readOwner(ownerFile)
    if (socket && owner?.host === hostname()) await rm(`${path}.lock`, { recursive: true, force: true })
    const release = await lockfile.lock(path, {
      stale: STALE_MS,
      update: STALE_MS / 4,
      retries: { retries: 12, minTimeout: 1000, maxTimeout: 1000, factor: 1 },
      onCompromised: onLost,
    })
    await writeFile(ownerFile, JSON.stringify({ pid: process.pid, host: hostname() }))
    return async () => {
      await rm(ownerFile, { force: true })
      await release()
      socket?.close()
    }
  } catch (cause) {
    socket?.close()
    if ((cause as NodeJS.ErrnoException).code === 'ELOCKED') {
      throw new DatabaseLockedError(path, await describeOwner(ownerFile))
    }
    throw cause
  }
}

function listenOnLockSocket(path: string): Promise<Server | null> {
  const name = `\0passepartout-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.unref()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(name, () => resolve(server))
  })
}

async function readOwner(file: string): Promise<{ pid: number; host: string } | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

async function describeOwner(file: string): Promise<string> {
  const owner = await readOwner(file)
  return owner ? `process ${owner.pid} on ${owner.host}` : 'owner unknown'
}
