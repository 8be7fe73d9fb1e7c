import { realpath, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'

export interface ImageFile {
  file: string
  /** Changes with the content of the file. */
  version: string
}

const FORMATS = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif'])
/** A flood requests the same originals in all sizes; a replaced one is noticed a second later. */
const KEPT_MS = 1000
const MOST_KEPT = 1000

/**
 * Finds originals in a folder by their paths in addresses; never a file outside it, whatever the path or a link says.
 */
export function createImageFileLookup(folder: string, now: () => number = Date.now) {
  const cachedFiles = new Map<string, { until: number; found: Promise<ImageFile | undefined> }>()

  return {
    /** @param path as in the address, percent-encoded */
    find(path: string): Promise<ImageFile | undefined> {
      const known = cachedFiles.get(path)
      if (known && known.until > now()) return known.found
      if (cachedFiles.size >= MOST_KEPT) cachedFiles.clear()
      const found = resolveImageFile(folder, path)
      cachedFiles.set(path, { until: now() + KEPT_MS, found })
      return found
    },
  }
}

async function resolveImageFile(folder: string, path: string): Promise<ImageFile | undefined> {
  try {
    const decoded = decodeURIComponent(path)
    const isSafe = !/[\\\0]|(?:^|\/)\.|\/\/|:/.test(decoded) && FORMATS.has(extname(decoded).toLowerCase())
    if (!isSafe) return undefined
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, decoded))])
    // A symbolic link inside the folder must not lead out of it either.
    if (!file.startsWith(root + sep)) return undefined
    const info = await stat(file)
    return info.isFile() ? { file, version: `${info.mtimeMs}-${info.size}` } : undefined
  } catch {
    return undefined
  }
}
