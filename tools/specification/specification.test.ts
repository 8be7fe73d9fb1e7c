import { describe, expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { checkPoints } from './check-points.ts'
import { writeDocument } from './document.ts'
import { type Part, type Point, readParts, readTest } from './points.ts'
import { titlesOf } from './titles.ts'

const TESTS = `
describe.each(shops)('$channel in $locale', own => {
  test('has a start page', () => {})
  if (own) it.each(rows)(\`answers \${own} at %s\`, () => {})
})
test.describe('without scripts', () => {
  test('a form is sent', { tag: '@phone' }, async () => {
    await test.step('it says so', async () => {})
    await other('is no test')
  })
})
for (const channel of CHANNELS) test(\`no page of \${channel} scrolls\`, () => {})
test.skipIf(slow)('what is slow', () => {})
`

describe('titles of tests', () => {
  test('stand behind their groups, with … for what a template fills in', () => {
    expect([...titlesOf('a.test.ts', TESTS)]).toEqual([
      '$channel in $locale',
      '$channel in $locale > has a start page',
      '$channel in $locale > answers … at %s',
      'without scripts',
      'without scripts > a form is sent',
      'without scripts > a form is sent > it says so',
      'no page of … scrolls',
      'what is slow',
    ])
  })
})

describe('the check of the points', () => {
  const HELD = 'a.test.ts > without scripts > a form is sent'
  const problemsOf = (...points: Partial<Point>[]) => {
    const part = { chapter: '1', points: points.map(point => ({ id: 'a', rule: 'It works.', ...point })) }
    return checkPoints([part], file => (file === 'a.test.ts' ? TESTS : undefined))
  }

  test('takes a point whose test is there, and one that is left out', () => {
    expect(problemsOf({ heldBy: [HELD] }, { id: 'b', notApplicable: 'It cannot.' })).toEqual({
      errors: [],
      warnings: [],
    })
  })

  test.each<[string, Partial<Point>, string]>([
    ['without a test', {}, 'a is held by no test'],
    ['with an empty list of tests', { heldBy: [] }, 'a is held by no test'],
    ['whose file is gone', { heldBy: ['b.test.ts > x'] }, 'a names a file that is not there: b.test.ts'],
    [
      'whose test is called otherwise',
      { heldBy: ['a.test.ts > a form is sent'] },
      'a names a test that is not there: a.test.ts > a form is sent',
    ],
    ['that is tested and left out', { heldBy: [HELD], notApplicable: 'x' }, 'a is left out and tested'],
  ])('refuses a point %s', (_, point, problem) => {
    expect(problemsOf(point).errors).toEqual([expect.stringContaining(`1: ${problem}`)])
  })

  test('refuses an id that stands twice in its part', () => {
    expect(problemsOf({ heldBy: [HELD] }, { heldBy: [HELD] }).errors).toEqual(['1: a is there twice'])
  })

  test('tells what is open, also beside a test', () => {
    expect(problemsOf({ heldBy: [HELD], open: 'The other half.' })).toEqual({
      errors: [],
      warnings: ['1: a is open: The other half.'],
    })
  })
})

describe('the document', () => {
  test('names each point with its tests, what is open and what is left out', () => {
    const parts: Part[] = [
      {
        chapter: '1. Product',
        points: [
          { id: 'a', rule: 'It works | here.', heldBy: ['a.test.ts > x > y'] },
          { id: 'b', rule: 'It waits.', open: 'Not built.' },
          { id: 'c', rule: 'It cannot.', notApplicable: 'No router.' },
        ],
      },
    ]
    const written = writeDocument(parts)
    expect(written).toContain('3 points: 1 held by tests, 1 open, 1 left out with a reason.')
    expect(written).toContain('| a | It works \\| here. | `a.test.ts`: x \\> y |')
    expect(written).toContain('| b | It waits. | **open**: Not built. |')
    expect(written).toContain('| c | It cannot. | left out: No router. |')
  })
})

test('every test that a point names says in words what it holds', () => {
  const named = readParts(root).flatMap(({ points }) => points.flatMap(({ heldBy = [] }) => heldBy))
  expect(named.length).toBeGreaterThan(300)
  expect(named.filter(test => !/\p{L}{2}/u.test(readTest(test).title))).toEqual([])
})
