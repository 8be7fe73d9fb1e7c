import { describe, expect, it } from 'vitest'
import { createPagesDocument } from './create-pages-document.ts'
import type { Document, Page } from './model.ts'
import { pageLabel } from './page-label.ts'

const size = { widthMm: 100, heightMm: 100, bleed: 3, safe: 4, slots: [] }
const plan = (id: string, role: Page['role'], month: number | null = null) => ({ id, role, month, ...size })

const book = (() => {
  const document = createPagesDocument('photobook', [
    plan('cover', 'cover'),
    plan('page-1', 'inside'),
    ...['pages-2', 'pages-4', 'pages-6'].map(id => plan(id, 'spread')),
    plan('page-8', 'inside'),
  ])
  return { ...document, pages: document.pages.map((page, at) => ({ ...page, spine: at === 0 ? 8 : null })) }
})()
const calendar: Document = {
  ...createPagesDocument('calendar', [
    plan('cover', 'cover'),
    ...Array.from({ length: 12 }, (_, month) => plan(`month-${month + 1}`, 'sheet', month)),
  ]),
  calendar: { start: { year: 2026, month: 11 }, region: null, holidays: {}, events: [], names: [] },
}
const card = createPagesDocument(
  'card',
  (['front', 'inside-left', 'inside-right', 'back'] as const).map(role => plan(role, role)),
)
const prints = createPagesDocument('prints', [plan('print-1', 'front'), plan('print-2', 'front')])

describe('What a page is called', () => {
  it.each([
    ['the cover of a book', book, 'cover', 'binding', {}],
    ['the first page of a book', book, 'page-1', 'single', { number: 1 }],
    ['a spread of a book, by both of its pages', book, 'pages-6', 'pages', { from: 6, until: 7 }],
    ['the last page of a book', book, 'page-8', 'single', { number: 8 }],
    ['the cover of a calendar', calendar, 'cover', 'cover', {}],
    ['a sheet of a calendar, by its month', calendar, 'month-5', 'month', { month: 'März 2027' }],
    ['a face of a card', card, 'inside-right', 'inside-right', {}],
    ['a print', prints, 'print-2', 'print', { number: 2 }],
  ] as const)('%s', (_what, document, id, key, params) => {
    expect(pageLabel(document, id, 'de-DE')).toEqual({ key, params })
  })

  it('is nothing where there is one page only, and of a page that is not there', () => {
    const poster = createPagesDocument('collage', [plan('front', 'front')])
    expect(pageLabel(poster, 'front', 'de-DE')).toBeNull()
    expect(pageLabel(card, 'page-9', 'de-DE')).toBeNull()
    expect(pageLabel(card, null, 'de-DE')).toBeNull()
  })

  it('follows the language of the shop', () => {
    expect(pageLabel(calendar, 'month-1', 'fr-FR')?.params).toEqual({ month: 'novembre 2026' })
  })
})
