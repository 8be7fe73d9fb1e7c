import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface ImageDiskCache {
  read(key: string): Promise<Buffer | undefined>
  write(key: string, body: Buffer): Promise<void>
}

/**
 * Rendered images on disk, at most `maxBytes`: beyond it, the least recently used are deleted until a fifth is free.
 */
export function createImageCache(folder: string, maxBytes: number): ImageDiskCache {
  const ready = measure(folder)
  let sweeping: Promise<void> | undefined
  let bytes = 0
  void ready.then(found => {
    bytes += found
  })

  return {
    async read(key) {
      const file = join(folder, key)
      try {
        const body = await readFile(file)
        // The access time records the use; if setting it fails, the image is at worst rendered again some day.
        void utimes(file, new Date(), new Date()).catch(() => {})
        return body
      } catch {
        return undefined
      }
    },
    async write(key, body) {
      await ready
      const partial = join(folder, `.${key}.${randomUUID()}`)
      await writeFile(partial, body)
      await rename(partial, join(folder, key))
      bytes += body.length
      if (bytes <= maxBytes || sweeping) return
      sweeping = evictOldest(folder, maxBytes * 0.8)
        .then(left => {
          bytes = left
        })
        .finally(() => {
          sweeping = undefined
        })
      await sweeping
    },
  }
}

async function measure(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  const files = await list(folder)
  // Names that begin with a dot are incomplete files of a process that died.
  await Promise.all(
    files
      .filter(({ name }) => name.startsWith('.'))
      .map(({ name }) => rm(join(folder, name), { force: true })),
  )
  return files.reduce((sum, { size }) => sum + size, 0)
}

async function evictOldest(folder: string, target: number): Promise<number> {
  const files = (await list(folder)).sort((a, b) => a.used - b.used)
  let left = files.reduce((sum, { size }) => sum + size, 0)
  for (const { name, size } of files) {
    if (left <= target) break
    await rm(join(folder, name), { force: true })
    left -= size
  }
  return left
}

async function list(folder: string): Promise<{ name: string; size: number; used: number }[]> {
  const names = await readdir(folder)
  const files = await Promise.all(
    names.map(async name => {
      const info = await stat(join(folder, name)).catch(() => undefined)
      return info?.isFile() ? [{ name, size: info.size, used: info.mtimeMs }] : []
    }),
  )
  return files.flat()
}
