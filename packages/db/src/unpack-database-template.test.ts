import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from './index.ts'
import { unpackDatabaseTemplate } from './unpack-database-template.ts'

let parent = ''
let folder = ''

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'laid-out-'))
  folder = join(parent, 'database')
  await mkdir(folder)
})

afterEach(() => rm(parent, { recursive: true, force: true }))

test('an empty folder is laid out as a whole, and nothing stays beside it', async () => {
  await unpackDatabaseTemplate(folder)
  expect(await readFile(join(folder, 'PG_VERSION'), 'utf8')).toBe('18\n')
  expect(await readdir(parent)).toEqual(['database'])
})

test('only its own user may read what lies in it', async () => {
  await unpackDatabaseTemplate(folder)
  const paths = ['.', ...(await readdir(folder, { recursive: true }))]
  const modes = await Promise.all(paths.map(async path => (await stat(join(folder, path))).mode & 0o077))
  expect(modes.filter(mode => mode !== 0)).toEqual([])
})

test('what a start left that was stopped meanwhile is done away with', async () => {
  await mkdir(`${folder}.new`)
  await writeFile(join(`${folder}.new`, 'half'), '')
  await unpackDatabaseTemplate(folder)
  expect(await readdir(folder)).not.toContain('half')
  expect(await readdir(parent)).toEqual(['database'])
})

test('a folder that holds something is left as it is', async () => {
  await writeFile(join(folder, 'kept'), 'a database')
  await unpackDatabaseTemplate(folder)
  expect(await readdir(folder)).toEqual(['kept'])
})

test('the installed PGlite opens what was laid out, and keeps time as the shop does', async () => {
  const database = await openDatabase({ dir: folder })
  const { rows } = (await database.db.execute(
    sql`select timestamptz '2026-01-01 12:00+01' :: text as time, current_setting('server_encoding') as letters`,
  )) as unknown as { rows: unknown[] }
  await database.close()
  expect(rows).toEqual([{ time: '2026-01-01 11:00:00+00', letters: 'UTF8' }])
})
