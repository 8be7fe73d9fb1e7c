import { createPagesDocument } from '@passepartout/document'
import { pageNumberTexts, withPageNumbers } from '@passepartout/document/book'
import { createEditor } from '@passepartout/editor'
import { expect, it } from 'vitest'
import { moveSpread } from './change-spreads.ts'

const SIZE = { heightMm: 210, bleed: 3, safe: 6, widthMm: 594, slots: [] }
const book = createPagesDocument('photobook', [
  { ...SIZE, id: 'cover', role: 'cover' },
  { ...SIZE, id: 'page-1', role: 'inside', widthMm: 297 },
  { ...SIZE, id: 'pages-2', role: 'spread' },
  { ...SIZE, id: 'pages-4', role: 'spread' },
])

it('page numbers are one undo step, and follow a spread that moves', () => {
  const editor = createEditor({ document: book, configuration: {} })
  const numbersOf = (id: string) => {
    const { document } = editor.getSnapshot()
    const page = document.pages.find(one => one.id === id)
    return page ? pageNumberTexts(document, page).map(({ runs }) => runs[0]?.text) : []
  }
  editor.commands.changeBook(document => withPageNumbers(document, { position: 'centre', from: 2 }), {
    name: 'page-numbers-changed',
  })
  expect([numbersOf('cover'), numbersOf('page-1'), numbersOf('pages-4')]).toEqual([[], [], ['4', '5']])
  moveSpread({ editor }, 'pages-4', 0)
  expect([numbersOf('pages-4'), numbersOf('pages-2')]).toEqual([
    ['2', '3'],
    ['4', '5'],
  ])
  editor.history.undo()
  editor.history.undo()
  expect(editor.getSnapshot().document).toEqual(book)
  expect(editor.getSnapshot().history.position).toBe(0)
})
