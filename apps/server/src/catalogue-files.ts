import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/**
 * Reads every JSON file below a folder, keyed by its path inside the folder.
 *
 * @throws Error that names the file which is not JSON
 */
export async function readJsonFiles(root: string): Promise<Record<string, unknown>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile() && entry.name.endsWith('.json'))
  return Object.fromEntries(
    await Promise.all(
      files.map(async entry => {
        const path = join(entry.parentPath, entry.name)
        const name = relative(root, path).replaceAll('\\', '/')
        return [name, parse(name, await readFile(path, 'utf8'))] as const
      }),
    ),
  )
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`${name} is not valid JSON: ${(cause as Error).message}`, { cause })
  }
}
