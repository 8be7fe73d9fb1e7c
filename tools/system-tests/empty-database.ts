import { randomUUID } from 'node:crypto'
import { cp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hashInputs } from '../bootstrap/inputs.mjs'
import { root } from '../bootstrap/root.mjs'

const CACHE = join(root, 'node_modules/.cache/passepartout')

/**
 * Copies an embedded database with all tables and no rows into a data folder, so that a shop need not create one. The
 * original is cached until a migration changes.
 */
export async function installEmptyDatabase(dataDir: string): Promise<void> {
  const cached = join(CACHE, `database-${hashInputs(root, ['packages/db/migrations']).slice(0, 16)}`)
  const copy = () => cp(cached, join(dataDir, 'database'), { recursive: true })
  await copy().catch(async error => {
    if (error.code !== 'ENOENT') throw error
    await make(cached)
    await copy()
  })
}

async function make(folder: string): Promise<void> {
  const { openDatabase } = await import('@passepartout/db')
  const part = `${folder}.${randomUUID()}`
  await (await openDatabase({ dir: part })).close()
  // Another process may have been faster; its database is as good.
  await rename(part, folder).catch(() => rm(part, { recursive: true, force: true }))
}
