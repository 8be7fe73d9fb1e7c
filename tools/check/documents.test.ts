import { join } from 'node:path'
import { expect, test } from 'vitest'
import { anchorsOf, checkCitedDocuments, checkDocuments, readDocumentFiles } from './documents.ts'

const root = join(import.meta.dirname, '../..')
const documents = readDocumentFiles(root)

const problemsOf = (text: string) =>
  checkDocuments(root, [...documents, { path: 'docs/sample.md', text }]).filter(problem =>
    problem.startsWith('docs/sample.md'),
  )
const problemsOfComment = (comment: string) =>
  checkCitedDocuments(root, [{ path: 'a.ts', text: `/** ${comment} */\n` }], documents)

test.each([
  '[a page](operations.md), [a section](testing.md#rules), [above](#below)\n\n## Below\n',
  '[elsewhere](https://example.org/missing.md)',
  'Guards: `tools/check/documents.ts`; decisions 1 and 105.',
])('a document may say: %s', text => {
  expect(problemsOf(text)).toEqual([])
})

test.each([
  ['[a page](missing.md)', 'docs/sample.md: nothing is at missing.md'],
  ['[a section](testing.md#missing)', 'docs/sample.md: nothing is at testing.md#missing'],
  ['[below](#missing)', 'docs/sample.md: nothing is at #missing'],
  ['`tools/check/missing.test.ts`', 'docs/sample.md: there is no file tools/check/missing.test.ts'],
  ['decisions 1 and 20', 'docs/sample.md: decision 20 has no page'],
])('a document that says "%s" leads nowhere', (text, problem) => {
  expect(problemsOf(text)).toEqual([problem])
})

test('a comment cites documents, sections and decisions that exist', () => {
  expect(problemsOfComment('Why: docs/ordering.md#single-card, decision 3.')).toEqual([])
  expect(problemsOfComment('Why: docs/ordering.md#missing.')).toEqual([
    'a.ts: nothing is at docs/ordering.md#missing',
  ])
  expect(problemsOfComment('Why: decision 97.')).toEqual(['a.ts: decision 97 has no page'])
})

test('anchors are those of GitHub', () => {
  expect(anchorsOf('## 15. Addresses\n### Changing COOKIE_SECRET\n## Who’s next?')).toEqual(
    new Set(['15-addresses', 'changing-cookie_secret', 'whos-next']),
  )
})

test('the index of decisions lists every one of them', () => {
  const index = documents.find(({ path }) => path === 'docs/decisions/README.md')?.text ?? ''
  const pages = documents.filter(({ path }) => /^docs\/decisions\/\d/.test(path))
  expect(pages.length).toBeGreaterThan(20)
  for (const { path, text } of pages) {
    const title = /^# \d+\. (.+)$/m.exec(text)?.[1]
    expect(index).toContain(`[${title}](${path.slice('docs/decisions/'.length)})`)
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    expect(headings, path).toEqual(['Context', 'Decision', 'Consequences', 'Alternatives', 'Checked by'])
  }
})
