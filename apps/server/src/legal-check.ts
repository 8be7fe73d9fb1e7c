import { join } from 'node:path'
import {
  formatProblems,
  type LegalPlaceholder,
  legalPlaceholders,
  parseSellers,
  parseSelling,
} from '@passepartout/domain'
import { readJsonFiles } from './catalogue-files.ts'

/** What `npm run shop -- check` found. */
export interface LegalCheck {
  text: string
  /** 1 while something is a placeholder. */
  exitCode: 0 | 1
}

/**
 * Carries out `npm run shop -- check` on the files themselves, without a shop or a database: which legal data, pages and
 * notices are still samples.
 *
 * @param repository the shop's folder, with `catalogue` and `content`
 * @throws Error that names the file which cannot be read
 */
export async function checkLegalData(repository: string, day: string): Promise<LegalCheck> {
  const catalogue = await readJsonFiles(join(repository, 'catalogue'))
  const sellers = parseSellers(catalogue)
  const selling = parseSelling(catalogue)
  if (!sellers.ok) throw new Error(formatProblems(sellers.problems).join('\n'))
  if (!selling.ok) throw new Error(formatProblems(selling.problems).join('\n'))
  const data = { sellers: sellers.value, customs: selling.value.customs }
  const found = [
    ...legalPlaceholders(data, day).map(one => ({ ...one, file: `catalogue/${one.file}` })),
    ...storyPlaceholders(await readJsonFiles(join(repository, 'content'))),
  ]
  if (found.length === 0) return { text: 'No legal data are placeholders.\n', exitCode: 0 }
  const rows = found.map(({ file, path, what }) => `  ${file}${path && ` ${path}`}: ${what}`)
  return { text: `${found.length} legal data are placeholders:\n${rows.join('\n')}\n`, exitCode: 1 }
}

interface StoryFile {
  content?: { component?: string; isSample?: boolean; guaranteeNotice?: unknown }
}

/** Legal pages that are samples, and channels without the EU's own file of the notice on the legal guarantee. */
function storyPlaceholders(files: Readonly<Record<string, unknown>>): LegalPlaceholder[] {
  return Object.entries(files).flatMap(([name, story]) => {
    const { content } = (story ?? {}) as StoryFile
    const file = `content/${name}`
    if (content?.isSample === true)
      return [{ file, path: '', what: 'the page is a sample: write your own and remove isSample' }]
    if (name.endsWith('/_global.json') && !content?.guaranteeNotice)
      return [
        { file, path: 'guaranteeNotice', what: 'the EU’s own notice on the legal guarantee is missing' },
      ]
    return []
  })
}
