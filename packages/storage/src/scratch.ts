import { mkdir, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { ObjectStorage } from './object-storage.ts'

export type Scratch = Pick<ObjectStorage, 'scratch' | 'partsDir' | 'removeLeftovers' | 'freeBytes'>

/** Opens the scratch folders for files being filled. */
export async function openScratch(root: string): Promise<Scratch> {
  const partsDir = join(root, 'parts')
  await mkdir(root, { recursive: true })
  return {
    partsDir,
    scratch: async () => {
      const path = await mkdtemp(join(root, 'in-'))
      return { path, remove: () => rm(path, { recursive: true, force: true }) }
    },
    removeLeftovers: async ({ before }) => {
      for (const name of await readdir(root)) {
        const folder = join(root, name)
        if (folder === partsDir) continue
        if ((await lastWrite(folder)) < before.getTime()) await rm(folder, { recursive: true, force: true })
      }
    },
    freeBytes: async () => {
      const { bavail, bsize } = await statfs(root)
      return bavail * bsize
    },
  }
}

/** Time of the last write in a scratch folder (ms); a folder that disappears meanwhile counts as just written. */
async function lastWrite(folder: string): Promise<number> {
  const names = await readdir(folder).catch(ignoreMissing)
  if (!names) return Number.POSITIVE_INFINITY
  const paths = [folder, ...names.map(name => join(folder, name))]
  const found = await Promise.all(paths.map(path => stat(path).catch(ignoreMissing)))
  return Math.max(...found.map(entry => entry?.mtimeMs ?? Number.POSITIVE_INFINITY))
}

export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
  throw error
}
