import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { DataFiles } from '@passepartout/domain'

/** Reads the files below `<catalogue>/designs` as input of `parseDesigns`: JSON parsed, SVG as text. */
export async function readDesignFiles(catalogueFolder: string): Promise<DataFiles> {
  const folder = join(catalogueFolder, 'designs')
  const names = (await readdir(folder, { recursive: true })).filter(name => /\.(json|svg)$/.test(name)).sort()
  const entries = await Promise.all(
    names.map(async name => {
      const text = await readFile(join(folder, name), 'utf8')
      const value: unknown = name.endsWith('.json') ? JSON.parse(text) : text
      return [`designs/${name.split(sep).join('/')}`, value] as const
    }),
  )
  return Object.fromEntries(entries)
}
