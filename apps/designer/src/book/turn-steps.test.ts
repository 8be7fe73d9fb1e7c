import { createPagesDocument } from '@passepartout/document'
import { expect, it } from 'vitest'
import type { BookFold } from '../data/configured-product.ts'
import { leavesBeside, turnSteps } from './turn-steps.ts'

const SIZE = { heightMm: 210, bleed: 3, safe: 6, slots: [] }
const book = createPagesDocument('photobook', [
  { ...SIZE, id: 'cover', role: 'cover', widthMm: 601, spine: 7 },
  { ...SIZE, id: 'page-1', role: 'inside', widthMm: 297 },
  ...['pages-2', 'pages-4', 'pages-6'].map(id => ({ ...SIZE, id, role: 'spread' as const, widthMm: 594 })),
  { ...SIZE, id: 'page-8', role: 'inside', widthMm: 297 },
])
const GLUED: BookFold = { binding: 'glued', hiddenMm: 3, bentMm: 12, creepMm: 0, leafMm: 0.2 }

it('a book is leafed through from its front cover over its first right page to its back cover', () => {
  const sides = turnSteps(book, GLUED).map(({ left, right }) =>
    [left, right].map(side => side && [side.page.id, side.from, side.width]),
  )
  expect(sides).toEqual([
    [null, ['cover', 304, 297]],
    [null, ['page-1', 0, 297]],
    ...['pages-2', 'pages-4', 'pages-6'].map(id => [
      [id, 0, 297],
      [id, 297, 297],
    ]),
    [['page-8', 0, 297], null],
    [['cover', 0, 297], null],
  ])
})

it('a glued book hides the same strip everywhere, a stapled one most in its middle, a layflat one none', () => {
  const hidden = (fold: Partial<BookFold>) =>
    turnSteps(book, { ...GLUED, ...fold }).map(({ hiddenMm }) => Math.round(hiddenMm * 100) / 100)
  expect(hidden({})).toEqual([0, 3, 3, 3, 3, 3, 0])
  expect(hidden({ hiddenMm: 0, creepMm: 0.2 })).toEqual([0, 0, 0.2, 0.4, 0.2, 0, 0])
  expect(hidden({ binding: 'layflat', hiddenMm: 0 })).toEqual([0, 0, 0, 0, 0, 0, 0])
})

it('leaves go from the right edge of the block to the left one', () => {
  expect([1, 3, 5].map(at => leavesBeside(at, 7))).toEqual([
    { before: 0, after: 4 },
    { before: 2, after: 2 },
    { before: 4, after: 0 },
  ])
})
