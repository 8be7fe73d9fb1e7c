import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { openDatabase, touchVisitor } from '@passepartout/db'
import { openTestPglite } from '@passepartout/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  decryptBackup,
  encryptBackup,
  generateBackupKey,
  readIdentities,
  readPassphrase,
} from './age-encryption.ts'
import { backUp, restore } from './backup.ts'

const visitor = { id: '11111111-1111-4111-8111-111111111111', channel: 'passepartout' as const }
let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'backup-'))
})

let saved: Promise<string> | undefined
/** A backup of a shop, made once for all tests. */
const savedShop = (): Promise<string> => (saved ??= saveShop())

async function saveShop(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'saved-'))
  const dataDir = join(home, 'shop')
  await mkdir(join(dataDir, 'objects/photos'), { recursive: true })
  await writeFile(join(dataDir, 'objects/photos/original'), 'pixels')
  await writeFile(join(dataDir, 'cookie-secret'), 'key')
  const database = await openTestPglite(join(dataDir, 'database'))
  await touchVisitor(database.db, { ...visitor, now: new Date('2026-11-21T12:00:00Z') })
  const file = join(home, 'backup.tar.gz')
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
    const target = join(dir, 'kept')
    await mkdir(target)
    await writeFile(join(target, 'cookie-secret'), 'key')
    await expect(restore(await savedShop(), target)).rejects.toThrow('is not empty')
  })

  test('that does not exist leaves nothing behind', async () => {
    const target = join(dir, 'new')
    await expect(restore(join(dir, 'none.tar.gz'), target)).rejects.toThrow('ENOENT')
    await expect(readFile(target)).rejects.toThrow('ENOENT')
  })

  test('is refused while another is being taken, and taken again after it', async () => {
    const dataDir = join(dir, 'two')
    await mkdir(dataDir, { recursive: true })
    const database = { dump: async () => new Blob(['tables']) }
    const first = await backUp({ dataDir, database })
    await expect(backUp({ dataDir, database })).rejects.toThrow('Another backup')
    await buffer(first)
    await expect.poll(() => backUp({ dataDir, database }).then(buffer)).toHaveProperty('byteLength')
  })

  test('is refused for a Postgres server, which has its own tools', async () => {
    await expect(backUp({ dataDir: dir, database: { dump: undefined } })).rejects.toThrow('pg_dump')
  })

  describe('that is encrypted', () => {
    /** Encrypted copy of a shop's backup; `key` decrypts it. */
    async function sealed(file: string, cut = 0) {
      const keyFile = join(dir, 'key.txt')
      await writeFile(keyFile, await generateBackupKey())
      const recipient = /age1\w+/.exec(await readFile(keyFile, 'utf8'))?.[0] ?? ''
      const target = join(dir, 'backup.tar.gz.age')
      const stream = await encryptBackup(createReadStream(file), { recipients: [recipient] })
      const bytes = await buffer(stream)
      await writeFile(target, bytes.subarray(0, bytes.length - cut))
      return { target, key: { identities: await readIdentities(keyFile) } }
    }

    test('says nothing of the shop, and comes back with its key', async () => {
      const { target, key } = await sealed(await savedShop())
      expect((await readFile(target)).includes('cookie-secret')).toBe(false)
      await restore(target, join(dir, 'restored'), key)
      expect(await readFile(join(dir, 'restored/cookie-secret'), 'utf8')).toBe('key')
    })

    test('is refused without its key or with another one', async () => {
      const plain = join(dir, 'plain')
      await writeFile(plain, 'anything')
      const { target } = await sealed(plain)
      await writeFile(join(dir, 'other.txt'), await generateBackupKey())
      const other = { identities: await readIdentities(join(dir, 'other.txt')) }
      await expect(restore(target, join(dir, 'a'))).rejects.toThrow('--identity')
      await expect(restore(target, join(dir, 'b'), other)).rejects.toThrow('cannot be opened with this key')
    })

    test('leaves the folder empty where its end is missing', async () => {
      const { target, key } = await sealed(await savedShop(), 10)
      await expect(restore(target, join(dir, 'restored'), key)).rejects.toThrow()
      expect(await readdir(join(dir, 'restored'))).toEqual([])
    })

    test('with a passphrase is opened by that passphrase', async () => {
      const file = join(dir, 'sealed')
      const passphrase = 'seven quiet frames on a wall'
      await writeFile(
        file,
        await buffer(await encryptBackup(Readable.from([Buffer.from('tables')]), { passphrase })),
      )
      expect(await text(await decryptBackup(file, { passphrase }))).toBe('tables')
      await expect(decryptBackup(file, { passphrase: `${passphrase}s` })).rejects.toThrow('with this key')
    })

    test('is made for public keys and long passphrases only', async () => {
      const file = join(dir, 'words')
      await writeFile(file, 'short\n')
      await expect(readPassphrase(file)).rejects.toThrow('shorter than 16')
      await expect(readIdentities(file)).rejects.toThrow('no key file')
      await expect(encryptBackup(Readable.from([]), { recipients: ['age1nobody'] })).rejects.toThrow(
        'no public key',
      )
    })
  })
})
