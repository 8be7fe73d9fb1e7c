import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { assertKey, assertPrefix } from './keys.ts'
import type { ObjectStorage } from './object-storage.ts'
import { ignoreMissing, openScratch } from './scratch.ts'

/**
 * Object storage as files of one folder. An object is written beside its target, flushed to the disk and then renamed,
 * so it is complete or absent.
 */
export async function openFolderStorage({ dir }: { dir: string }): Promise<ObjectStorage> {
  const root = resolve(dir)
  const scratch = await openScratch(join(root, 'scratch'))

  async function keep(key: string, path: string): Promise<void> {
    const target = join(root, assertKey(key))
    await fsyncPath(path)
    const firstMade = await mkdir(dirname(target), { recursive: true })
    await rename(path, target)
    await fsyncPath(dirname(target))
    if (firstMade) await fsyncParents(dirname(target), dirname(firstMade))
  }

  return {
    ...scratch,
    keep,
    put: async (key, body) => {
      assertKey(key)
      const place = await scratch.scratch()
      try {
        const file = join(place.path, 'object')
        await writeNewFile(file, body)
        await keep(key, file)
      } finally {
        await place.remove()
      }
    },
    open: async key => {
      const path = join(root, assertKey(key))
      const found = await stat(path).catch(ignoreMissing)
      if (!found?.isFile()) return undefined
      return {
        size: found.size,
        // Node types its web streams apart from the global ones though they are the same class.
        stream: range =>
          Readable.toWeb(createReadStream(path, range)) as unknown as ReadableStream<Uint8Array>,
      }
    },
    withFile: async (key, use) => {
      const path = join(root, assertKey(key))
      const found = await stat(path).catch(ignoreMissing)
      return found?.isFile() ? use(path) : undefined
    },
    remove: async keyOrPrefix => {
      const name = keyOrPrefix.endsWith('/') ? assertPrefix(keyOrPrefix) : assertKey(keyOrPrefix)
      await rm(join(root, name), { recursive: true, force: true })
    },
    folders: async prefix => {
      const found = await readdir(join(root, assertPrefix(prefix)), { withFileTypes: true }).catch(
        ignoreMissing,
      )
      return (found ?? []).filter(entry => entry.isDirectory()).map(({ name }) => name)
    },
  }
}

export async function writeNewFile(
  path: string,
  body: Uint8Array | ReadableStream<Uint8Array>,
): Promise<void> {
  const file = await open(path, 'wx')
  try {
    if (body instanceof Uint8Array) await file.writeFile(body)
    else for await (const chunk of body) await file.writeFile(chunk)
  } finally {
    await file.close()
  }
}

async function fsyncPath(path: string): Promise<void> {
  let handle: FileHandle | undefined
  try {
    handle = await open(path, 'r')
    await handle.sync()
  } finally {
    await handle?.close()
  }
}

/** A new folder survives a crash only when its parent folder is flushed too. */
async function fsyncParents(from: string, to: string): Promise<void> {
  for (let at = from; at !== to && at !== dirname(at); ) {
    at = dirname(at)
    await fsyncPath(at)
  }
}
