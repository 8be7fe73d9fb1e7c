import { openAsBlob } from 'node:fs'
import { access, mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openDatabase } from '@passepartout/db'
import { create, extract } from 'tar'
import { type DecryptionKey, decryptBackup } from './age-encryption.ts'
import { ensurePrivateFolder } from './private-files.ts'

/** Data folders with a running backup: two backups would write their tables into one file. */
const saving = new Set<string>()

/** Contents of a backup, relative to the data folder. The database comes first: objects it names already exist. */
const DATABASE = 'backup/database.tar.gz'
const PARTS = [DATABASE, 'objects', 'cookie-secret', 'keys.json']

interface BackupSource {
  dataDir: string
  database: { dump: (() => Promise<Blob>) | undefined }
}

/**
 * Streams an archive of a shop on the embedded database: tables, originals, print files, and its keys. The running shop
 * makes it and continues to serve customers.
 *
 * @throws Error on a Postgres server, and while another backup is running
 */
export async function backUp({ dataDir, database }: BackupSource): Promise<Readable> {
  if (!database.dump) {
    throw new Error(
      'This shop uses a Postgres server: back it up with pg_dump, and copy the folder "objects" or the bucket.',
    )
  }
  if (saving.has(dataDir)) throw new Error('Another backup is being taken: wait for its end.')
  saving.add(dataDir)
  try {
    await dumpTables(dataDir, database.dump)
    const present = new Set(await readdir(dataDir))
    const parts = PARTS.filter(part => present.has(part.split('/')[0] ?? ''))
    const archive = Readable.from(create({ cwd: dataDir, gzip: { level: 1 }, portable: true }, parts))
    archive.once('close', () => void endBackup(dataDir))
    return archive
  } catch (error) {
    await endBackup(dataDir)
    throw error
  }
}

async function endBackup(dataDir: string): Promise<void> {
  await rm(join(dataDir, 'backup'), { recursive: true, force: true })
  saving.delete(dataDir)
}

async function dumpTables(dataDir: string, dumped: () => Promise<Blob>): Promise<void> {
  await mkdir(join(dataDir, 'backup'), { recursive: true })
  const dump = await open(join(dataDir, DATABASE), 'w', 0o600)
  try {
    await dump.writeFile(Buffer.from(await (await dumped()).arrayBuffer()))
    await dump.sync()
  } finally {
    await dump.close()
  }
}

/**
 * Restores a backup into an empty data folder, which stays empty if that fails.
 *
 * @throws Error when the folder is not empty, the file is no backup, or it is encrypted for another key
 */
export async function restore(file: string, dataDir: string, key: DecryptionKey = {}): Promise<void> {
  await access(file)
  await ensurePrivateFolder(dataDir)
  if ((await readdir(dataDir)).length > 0) {
    throw new Error(
      `The data folder ${dataDir} is not empty. Restore into a new one, or move this one away first.`,
    )
  }
  try {
    await pipeline(await decryptBackup(file, key), extract({ cwd: dataDir, strict: true }))
    const blob = await openAsBlob(join(dataDir, DATABASE))
    const database = await openDatabase({ dir: join(dataDir, 'database'), loadDataDir: blob })
    await database.ping()
    await database.close()
    await rm(join(dataDir, 'backup'), { recursive: true, force: true })
  } catch (error) {
    for (const name of await readdir(dataDir)) await rm(join(dataDir, name), { recursive: true, force: true })
    throw error
  }
}
