import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** All JSON files below a folder by their relative path; `undefined` for an invalid one. */
export async function readJsonFiles(root: string): Promise<Record<string, unknown>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile() && entry.name.endsWith('.json'))
  const read = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name)
    return [relative(root, path).replaceAll('\\', '/'), parse(await readFile(path, 'utf8'))] as const
  })
  return Object.fromEntries(await Promise.all(read))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
