import { mkdir, readdir, realpath, rename, rm, rmdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const OTHERS = 0o077
/** A warning that names in the archive begin with a slash. */
const HARMLESS = 'TAR_ENTRY_INFO'

/**
 * Unpacks PGlite's own template into an empty folder: creating a database takes PGlite seconds, and an interruption
 * leaves half a database. On failure, for example where something is mounted on the folder, the folder stays empty.
 */
export async function unpackDatabaseTemplate(dir: string): Promise<void> {
  const target = await realpath(dir)
  if ((await readdir(target)).length > 0) return
  const aside = `${target}.new`
  try {
    await rm(aside, { recursive: true, force: true })
    await mkdir(aside, { mode: 0o700 })
    await extractInto(aside)
    await rmdir(target)
    await rename(aside, target)
  } catch {
    await rm(aside, { recursive: true, force: true })
    await mkdir(target, { recursive: true })
  }
}

async function extractInto(folder: string): Promise<void> {
  const [{ dataDir }, { extract }] = await Promise.all([
    import('@electric-sql/pglite-prepopulatedfs'),
    import('tar'),
  ])
  const archive = await (await dataDir()).arrayBuffer()
  let failure: string | undefined
  const onwarn = (code: string, message: string | Error) => {
    if (code !== HARMLESS) failure = String(message)
  }
  const onReadEntry = (entry: { mode?: number }) => {
    entry.mode = (entry.mode ?? 0) & ~OTHERS
  }
  await pipeline(Readable.from([Buffer.from(archive)]), extract({ cwd: folder, onReadEntry, onwarn }))
  if (failure) throw new Error(failure)
}
