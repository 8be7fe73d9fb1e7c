import { expect, test } from 'vitest'
import { checkCitations, citable, type Documents } from './citations.ts'

const documents: Documents = {
  specification: citable('## 5. Validation\n\n## Prices\n**Designer addresses.** All carry a locale.\n'),
  designer: citable('## 9. Checks\n'),
  tradeFacts: citable('## 1. VAT\n'),
}

const problemsOf = (comment: string) =>
  checkCitations([{ path: 'a.ts', text: `/** ${comment} */\n` }], documents)

test.each([
  'Sizes (spec 5).',
  'Sums (specification, "Prices").',
  'Links (specification, "Designer addresses").',
  'Light (designer.md 9).',
  'Rates (trade facts 1).',
])('a comment may say: %s', comment => {
  expect(problemsOf(comment)).toEqual([])
})

test.each([
  ['Sizes (spec 6).', 'spec 6'],
  ['Sums (specification, "Money").', 'specification, "Money"'],
  ['Light (designer.md 15).', 'designer.md 15'],
  ['Rates (trade facts 13).', 'trade facts 13'],
])('a comment that says "%s" leads nowhere', (comment, words) => {
  expect(problemsOf(comment)).toEqual([`a.ts: nothing in docs/ is called ${words}`])
})

test('code is no comment', () => {
  expect(checkCitations([{ path: 'a.ts', text: `const words = 'spec 6'\n` }], documents)).toEqual([])
})
