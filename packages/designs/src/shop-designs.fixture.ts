import { fileURLToPath } from 'node:url'
import { formatProblems } from '@passepartout/domain'
import { readCatalogue } from '@passepartout/testing'
import type { DesignLibrary } from './library/design-library.ts'
import { parseDesigns } from './library/parse-designs.ts'
import { readDesignFiles } from './node/read-design-files.ts'

const FOLDER = fileURLToPath(new URL('../../../catalogue', import.meta.url))

export async function readShopDesigns(): Promise<DesignLibrary> {
  const [{ catalogue }, files] = await Promise.all([readCatalogue(), readDesignFiles(FOLDER)])
  const designs = parseDesigns(files, catalogue)
  if (!designs.ok) throw new Error(formatProblems(designs.problems).join('\n'))
  return designs.value
}
