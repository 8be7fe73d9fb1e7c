import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { keepVisitor, openDatabase } from '@passepartout/db'
import { openTestPglite } from '@passepartout/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { backUp, restore } from './backup.ts'

const visitor = { id: '11111111-1111-4111-8111-111111111111', channel: 'passepartout' as const }
let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'backup-'))
})

async function savedShop(): Promise<string> {
  const dataDir = join(dir, 'shop')
  await mkdir(join(dataDir, 'objects/photos'), { recursive: true })
  await writeFile(join(dataDir, 'objects/photos/original'), 'pixels')
  await writeFile(join(dataDir, 'cookie-secret'), 'key')
  const database = await openTestPglite(join(dataDir, 'database'))
  await keepVisitor(database.db, { ...visitor, now: new Date('2026-11-21T12:00:00Z') })
  const file = join(dir, 'backup.tar.gz')
  await pipeline(await backUp({ dataDir, database }), createWriteStream(file))
  await database.close()
  return file
}

describe('a backup', () => {
  test('taken from the open shop brings back tables, photos and keys in an empty folder', async () => {
    const file = await savedShop()
    const target = join(dir, 'restored')
    await restore(file, target)
    expect(await readFile(join(target, 'objects/photos/original'), 'utf8')).toBe('pixels')
    expect(await readFile(join(target, 'cookie-secret'), 'utf8')).toBe('key')
    const database = await openDatabase({ dir: join(target, 'database') })
    const visitors = await database.db.query.visitors.findMany()
    await database.close()
    expect(visitors.map(({ id }) => id)).toEqual([visitor.id])
  })

  test('is never put over something', async () => {
    const file = await savedShop()
    await expect(restore(file, join(dir, 'shop'))).rejects.toThrow('is not empty')
  })

  test('that does not exist leaves nothing behind', async () => {
    const target = join(dir, 'new')
    await expect(restore(join(dir, 'none.tar.gz'), target)).rejects.toThrow('ENOENT')
    await expect(readFile(target)).rejects.toThrow('ENOENT')
  })

  test('is refused for a Postgres server, which has its own tools', async () => {
    await expect(backUp({ dataDir: dir, database: { dump: undefined } })).rejects.toThrow('pg_dump')
  })
})
