import { mkdir, readdir, realpath, rename, rm, rmdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const OTHERS = 0o077
/** That names in the archive begin with a slash. */
const HARMLESS = 'TAR_ENTRY_INFO'

/**
 * Puts into an empty folder what PGlite would make there, as its own makers have made it: PGlite takes seconds for it, and a stop
 * meanwhile leaves half a database. Where this fails, as it does where something is mounted on the folder, it stays empty.
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
