import { join } from 'node:path'
import { checkContent, loadKnownIds } from './content/check-content.ts'

const root = process.argv[2] ?? join(import.meta.dirname, '../content')
const catalogueRoot = process.argv[3] ?? join(import.meta.dirname, '../catalogue')
const { problems, untranslated, stories } = await checkContent(root, await loadKnownIds(catalogueRoot))

for (const line of untranslated) console.log(`waiting: ${line}`)
for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  console.error(`content: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`)
  process.exitCode = 1
} else {
  console.log(`content: ${stories} stories, no problems`)
}
