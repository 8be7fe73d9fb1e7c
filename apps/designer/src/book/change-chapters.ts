import { slotsOf } from '@passepartout/document'
import { type Chapter, withoutChapterTexts } from '@passepartout/document/book'
import type { Designer } from '../state/designer.ts'
import { changeSpreads } from './change-spreads.ts'

/** Begins a chapter before a spread, on pages that are added for it in the step of the binding. */
export function insertChapter(designer: Designer, before: string, chapter: Chapter): Promise<boolean> {
  const { pages } = designer.editor.getSnapshot().document
  const previous = pages[pages.findIndex(({ id }) => id === before) - 1]
  return previous ? changeSpreads(designer, 'add', previous.id, { chapter }) : Promise.resolve(false)
}

/**
 * Removes a chapter with its pages, if nothing else is on them and the binding can be without them; otherwise only its
 * texts.
 */
export async function removeChapter(designer: Designer, pageId: string): Promise<boolean> {
  const { editor, design } = designer
  const page = editor.getSnapshot().document.pages.find(({ id }) => id === pageId)
  const rules = design.get().product?.book
  const isBare = page && slotsOf(page).every(({ photo }) => !photo)
  if (rules && isBare && rules.step === 2 && rules.pages - rules.step >= rules.min)
    return changeSpreads(designer, 'remove', pageId)
  return editor.commands.changeBook(document => withoutChapterTexts(document, pageId), {
    name: 'chapter-removed',
    pageId,
  })
}
