import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import S3rver from '@20minutes/s3rver'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ObjectStorage } from './object-storage.ts'
import { openStorage } from './open-storage.ts'
import { StorageUnavailableError } from './storage-error.ts'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'storage-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const bytes = (text: string) => new TextEncoder().encode(text)

describe.each(['folder', 'bucket'])('a storage in a %s', kind => {
  let storage: ObjectStorage
  let server: S3rver | undefined
  let address = ''
  const open = () => openStorage(kind === 'folder' ? pathToFileURL(dir).href : address, { dir })
  beforeAll(async () => {
    if (kind === 'folder') return
    const directory = await mkdtemp(join(tmpdir(), 'bucket-'))
    // s3rver computes signatures for bucket URLs without the trailing slash that Amazon's own client adds.
    server = new S3rver({
      port: 0,
      silent: true,
      allowMismatchedSignatures: true,
      directory,
      configureBuckets: [{ name: 'shop', configs: [] }],
    })
    const { port } = await server.run()
    address = `s3://S3RVER:S3RVER@127.0.0.1:${port}/shop/passepartout?protocol=http`
  })
  beforeEach(async () => {
    storage = await open()
    for (const name of ['photos/', 'lines/', 'toolbox/']) await storage.remove(name)
  })
  afterAll(() => server?.close())

  const read = async (key: string, range?: { start: number; end: number }) => {
    const object = await storage.open(key)
    return object && new Response(object.stream(range)).text()
  }

  test('an object comes back whole or in part, from bytes, a stream or a kept file', async () => {
    await storage.put('photos/a-1/original', bytes('0123456789'))
    await storage.put('photos/a-1/preview-160.webp', new Blob(['stream']).stream())
    const scratch = await storage.scratch()
    await writeFile(join(scratch.path, 'file'), 'file')
    await storage.keep('lines/b/picture.webp', join(scratch.path, 'file'))
    await scratch.remove()
    expect((await storage.open('photos/a-1/original'))?.size).toBe(10)
    expect(await read('photos/a-1/original')).toBe('0123456789')
    expect(await read('photos/a-1/original', { start: 2, end: 4 })).toBe('234')
    expect(await read('photos/a-1/preview-160.webp')).toBe('stream')
    expect(await storage.withFile('lines/b/picture.webp', async path => path.startsWith(dir))).toBe(true)
  })

  test('what is not there is undefined, and removing it is no error', async () => {
    expect(await storage.open('photos/none')).toBeUndefined()
    expect(await storage.withFile('photos/none', async () => 1)).toBeUndefined()
    await storage.remove('photos/none')
    await storage.remove('photos/none/')
  })

  test('removing a prefix removes what lies below it and nothing beside it', async () => {
    for (const key of ['photos/a/original', 'photos/a/preview-160.webp', 'photos/ab/original']) {
      await storage.put(key, bytes(key))
    }
    await storage.remove('photos/a/')
    expect(await storage.open('photos/a/original')).toBeUndefined()
    expect(await read('photos/ab/original')).toBe('photos/ab/original')
  })

  test('the folders below a prefix are listed by name, its objects are not', async () => {
    for (const key of ['toolbox/b/1.jpeg', 'toolbox/a/2.jpeg', 'toolbox/a/x/3.jpeg', 'toolbox/note.txt']) {
      await storage.put(key, bytes(key))
    }
    expect((await storage.folders('toolbox/')).sort()).toEqual(['a', 'b'])
    expect(await storage.folders('nothing/')).toEqual([])
  })

  test('a body that breaks off leaves no object and no remains', async () => {
    let sent = false
    const breaking = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent) controller.error(new Error('reset'))
        else controller.enqueue(bytes('half'))
        sent = true
      },
    })
    await expect(storage.put('photos/a/original', breaking)).rejects.toThrow('reset')
    expect(await storage.open('photos/a/original')).toBeUndefined()
    expect(await readdir(join(dir, 'scratch'))).toEqual([])
  })

  test('a file that one process is filling stays when another opens the same storage', async () => {
    const { path } = await storage.scratch()
    await writeFile(join(path, 'half'), 'half')
    await open()
    await storage.keep('photos/a/original', join(path, 'half'))
    expect(await read('photos/a/original')).toBe('half')
  })

  test('what a crash left unfinished goes once nothing was written to it for long; objects stay', async () => {
    const hourAgo = new Date(Date.now() - 3_600_000)
    await storage.put('photos/a/original', bytes('kept'))
    if (kind === 'folder') await utimes(join(dir, 'photos/a/original'), hourAgo, hourAgo)
    const [left, growing] = await Promise.all([storage.scratch(), storage.scratch()])
    for (const { path } of [left, growing]) {
      await writeFile(join(path, 'half'), 'half')
      if (path === left.path) await utimes(join(path, 'half'), hourAgo, hourAgo)
      // The mtime of a folder ignores bytes appended to a file in it.
      await utimes(path, hourAgo, hourAgo)
    }
    await storage.removeLeftovers({ before: new Date(Date.now() - 1_800_000) })
    expect(await readdir(join(dir, 'scratch'))).toEqual([basename(growing.path)])
    expect(await read('photos/a/original')).toBe('kept')
  })

  test.each(['../x', '/etc/passwd', 'a/../b', 'a//b', 'A/b', 'a/.hidden', '', 'scratch/x', 'a/'])(
    'the key "%s" is refused',
    async key => {
      await expect(storage.put(key, bytes('x'))).rejects.toThrow()
      await expect(storage.open(key)).rejects.toThrow()
      await expect(storage.remove(key === 'a/' ? '../' : key)).rejects.toThrow()
    },
  )
})

describe('an address', () => {
  test.each([
    ['s3://host/bucket', 'key and secret'],
    ['s3://key:secret@host', 'bucket'],
    ['ftp://key:secret@host/bucket', 'file: or s3:'],
  ])('%s is refused', async (address, reason) => {
    await expect(openStorage(address, { dir })).rejects.toThrow(reason)
  })
})

test('a bucket whose server is gone says that it may come back, and works again once it does', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'))
  const open = (port: number) =>
    new S3rver({
      ...{ port, directory, silent: true, allowMismatchedSignatures: true },
      configureBuckets: [{ name: 'shop', configs: [] }],
    })
  const first = open(0)
  const { port } = await first.run()
  const storage = await openStorage(`s3://S3RVER:S3RVER@127.0.0.1:${port}/shop/x?protocol=http`, { dir })
  await storage.put('photos/a/original', bytes('kept'))
  await first.close()
  await expect(storage.put('photos/b/original', bytes('lost'))).rejects.toThrow(StorageUnavailableError)
  await expect(storage.open('photos/a/original')).rejects.toThrow(StorageUnavailableError)
  await expect(storage.withFile('photos/a/original', async () => 'read')).rejects.toThrow(
    StorageUnavailableError,
  )
  const second = open(port)
  await second.run()
  expect(await storage.withFile('photos/a/original', async () => 'read')).toBe('read')
  expect(await storage.open('photos/none')).toBeUndefined()
  await second.close()
  await rm(directory, { recursive: true, force: true })
})
