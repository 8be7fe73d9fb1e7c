import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensurePrivateFolder } from './private-files.ts'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'private-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const modeOf = async (...path: string[]) => ((await stat(join(dir, ...path))).mode & 0o777).toString(8)

test('a new data folder belongs to its user alone', async () => {
  await ensurePrivateFolder(join(dir, 'new/var'))
  expect(await modeOf('new/var')).toBe('700')
})

test('a folder that an older version left open is closed with all that lies in it', async () => {
  await mkdir(join(dir, 'var/outbox'), { recursive: true })
  await writeFile(join(dir, 'var/outbox/letter.eml'), 'Dear')
  await chmod(join(dir, 'var/outbox/letter.eml'), 0o666)
  await writeFile(join(dir, 'beside'), 'of somebody else')
  await chmod(join(dir, 'beside'), 0o644)
  await symlink(join(dir, 'beside'), join(dir, 'var/link'))
  for (const path of ['var', 'var/outbox']) await chmod(join(dir, path), 0o755)
  await ensurePrivateFolder(join(dir, 'var'))
  expect(await modeOf('var')).toBe('700')
  expect(await modeOf('var/outbox')).toBe('700')
  expect(await modeOf('var/outbox/letter.eml')).toBe('600')
  expect(await modeOf('beside')).toBe('644')
})

test('a folder that all users share is left as it is', async () => {
  await mkdir(join(dir, 'tmp'))
  await chmod(join(dir, 'tmp'), 0o1777)
  await expect(ensurePrivateFolder(join(dir, 'tmp'))).rejects.toThrow('shared with other users')
  expect(await modeOf('tmp')).toBe('777')
})
