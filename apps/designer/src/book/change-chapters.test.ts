import { createPagesDocument, type Document } from '@passepartout/document'
import { chapterTitleOf, type SpreadChange, withBookProduct } from '@passepartout/document/book'
import { createEditor } from '@passepartout/editor'
import { expect, it } from 'vitest'
import type { Designer } from '../state/designer.ts'
import { insertChapter, removeChapter } from './change-chapters.ts'

const SIZE = { heightMm: 210, bleed: 3, safe: 6, widthMm: 594 }
const productOf = (spreads: number): Document =>
  createPagesDocument('photobook', [
    { ...SIZE, id: 'cover', role: 'cover', slots: [] },
    { ...SIZE, id: 'page-1', role: 'inside', widthMm: 297, slots: [] },
    ...Array.from({ length: spreads }, (_, at) => ({
      ...{ ...SIZE, id: `pages-${2 * at + 2}`, role: 'spread' as const, slots: [] },
    })),
    { ...SIZE, id: 'last', role: 'inside', widthMm: 297, slots: [] },
  ])

/** A designer of a book of so many spreads, whose binding has at least `min` pages. */
function designerOf(spreads: number, min: number) {
  const editor = createEditor({ document: productOf(spreads), configuration: {} })
  const asked: string[] = []
  const rules = () => {
    const pages = 2 * (editor.getSnapshot().document.pages.length - 2)
    return { pages, step: 2, min, max: 40, spines: {} }
  }
  const products = {
    change: async ({ photobookPageCount }: Record<string, string>, _step: unknown, spreads: SpreadChange) => {
      asked.push(photobookPageCount ?? '')
      const { document } = editor.getSnapshot()
      const from = productOf(document.pages.length - 3)
      const to = productOf(Number(photobookPageCount) / 2 - 1)
      return editor.commands.changeBook(current => withBookProduct(current, from, to, spreads), {
        name: 'spread-arranged',
      })
    },
  }
  const design = { get: () => ({ product: { book: rules() } }) }
  const designer = { editor, design, products, t: (key: string) => key } as unknown as Designer
  const titles = () => editor.getSnapshot().document.pages.map(chapterTitleOf)
  return { designer, editor, asked, titles }
}
const CHAPTER = { title: 'Tag 2', dates: '4. August 2026' }

it('a chapter begins before a spread on pages of its own, is shown, and goes with them', async () => {
  const { designer, editor, asked, titles } = designerOf(3, 6)
  const before = editor.getSnapshot().document
  await insertChapter(designer, 'pages-2', CHAPTER)
  expect(titles()).toEqual([null, null, 'Tag 2', null, null, null, null])
  const { session, history, document } = editor.getSnapshot()
  expect([session.pageId, history.position]).toEqual([document.pages[2]?.id, 1])
  editor.history.undo()
  expect(editor.getSnapshot().document).toEqual(before)
  editor.history.redo()
  await removeChapter(designer, document.pages[2]?.id ?? '')
  expect(asked).toEqual(['10', '8'])
  expect(editor.getSnapshot().document.pages.map(({ id }) => id)).toEqual(before.pages.map(({ id }) => id))
})

it('loses only its texts where the binding cannot be without its pages', async () => {
  const { designer, editor, asked, titles } = designerOf(3, 10)
  await insertChapter(designer, 'pages-4', CHAPTER)
  const id = editor.getSnapshot().document.pages[3]?.id ?? ''
  expect(titles()[3]).toBe('Tag 2')
  await removeChapter(designer, id)
  expect(titles().filter(Boolean)).toEqual([])
  expect([asked, editor.getSnapshot().document.pages[3]?.id]).toEqual([['10'], id])
})
