import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, mkdtemp, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import type { ObjectStorage } from './object-storage.ts'

const KEY = /^(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*(?:\.[a-z0-9]+)?$/
const PREFIX = /^(?:[a-z0-9][a-z0-9-]*\/)+$/

/**
 * Objects as files of one folder. Every object is written beside its place, flushed to the disk and then moved
 * there, so it is whole or absent.
 */
export async function openFolderStorage({ dir }: { dir: string }): Promise<ObjectStorage> {
  const root = resolve(dir)
  const scratchRoot = join(root, 'scratch')
  await mkdir(scratchRoot, { recursive: true })

  const pathOf = (key: string, pattern: RegExp) => {
    if (!pattern.test(key) || key.startsWith('scratch/')) throw new Error(`Not an object's key: ${key}`)
    return join(root, key)
  }

  async function scratch() {
    const path = await mkdtemp(join(scratchRoot, 'in-'))
    return { path, remove: () => rm(path, { recursive: true, force: true }) }
  }

  async function keep(key: string, path: string): Promise<void> {
    const target = pathOf(key, KEY)
    await flush(path)
    const firstMade = await mkdir(dirname(target), { recursive: true })
    await rename(path, target)
    await flush(dirname(target))
    if (firstMade) await flushUpwards(dirname(target), dirname(firstMade))
  }

  return {
    scratch,
    removeLeftovers: async ({ before }) => {
      for (const name of await readdir(scratchRoot)) {
        const folder = join(scratchRoot, name)
        if ((await lastWrite(folder)) < before.getTime()) await rm(folder, { recursive: true, force: true })
      }
    },
    freeBytes: async () => {
      const { bavail, bsize } = await statfs(root)
      return bavail * bsize
    },
    keep,
    put: async (key, body) => {
      pathOf(key, KEY)
      const place = await scratch()
      try {
        const file = join(place.path, 'object')
        await writeAll(file, body)
        await keep(key, file)
      } finally {
        await place.remove()
      }
    },
    open: async key => {
      const path = pathOf(key, KEY)
      const found = await stat(path).catch(unlessMissing)
      if (!found?.isFile()) return undefined
      return {
        size: found.size,
        // Node types its web streams apart from the global ones though they are the same class.
        stream: range =>
          Readable.toWeb(createReadStream(path, range)) as unknown as ReadableStream<Uint8Array>,
      }
    },
    withFile: async (key, use) => {
      const path = pathOf(key, KEY)
      const found = await stat(path).catch(unlessMissing)
      return found?.isFile() ? use(path) : undefined
    },
    remove: async keyOrPrefix => {
      await rm(pathOf(keyOrPrefix, keyOrPrefix.endsWith('/') ? PREFIX : KEY), {
        recursive: true,
        force: true,
      })
    },
    folders: async prefix => {
      const found = await readdir(pathOf(prefix, PREFIX), { withFileTypes: true }).catch(unlessMissing)
      return (found ?? []).filter(entry => entry.isDirectory()).map(({ name }) => name)
    },
  }
}

async function writeAll(path: string, body: Uint8Array | ReadableStream<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx')
  try {
    if (body instanceof Uint8Array) await file.writeFile(body)
    else for await (const chunk of body) await file.writeFile(chunk)
  } finally {
    await file.close()
  }
}

/** When something was last written in a scratch folder (ms); what goes away meanwhile counts as just written. */
async function lastWrite(folder: string): Promise<number> {
  const names = await readdir(folder).catch(unlessMissing)
  if (!names) return Number.POSITIVE_INFINITY
  const paths = [folder, ...names.map(name => join(folder, name))]
  const found = await Promise.all(paths.map(path => stat(path).catch(unlessMissing)))
  return Math.max(...found.map(entry => entry?.mtimeMs ?? Number.POSITIVE_INFINITY))
}

async function flush(path: string): Promise<void> {
  let handle: FileHandle | undefined
  try {
    handle = await open(path, 'r')
    await handle.sync()
  } finally {
    await handle?.close()
  }
}

/** A new folder survives only when the folder that names it is flushed too. */
async function flushUpwards(from: string, to: string): Promise<void> {
  for (let at = from; at !== to && at !== dirname(at); ) {
    at = dirname(at)
    await flush(at)
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
  throw error
}
