import { expect, test } from 'vitest'
import { overBudget } from './budgets.ts'

test('a page over its budget names what weighs most', () => {
  const files = [
    { kind: 'js', path: '/small.js', bytes: 1024 },
    { kind: 'js', path: '/large.js', bytes: 2048 },
    { kind: 'css', path: '/page.css', bytes: 1024 },
  ] as const
  expect(overBudget({ most: { js: 2, css: 1 }, requests: 2 }, files)).toEqual([
    'js: 3.0 KiB of 2: /large.js 2.0, /small.js 1.0',
    '3 requests of 2',
  ])
  expect(overBudget({ most: { js: 3, css: 1 }, requests: 3 }, files)).toEqual([])
})
