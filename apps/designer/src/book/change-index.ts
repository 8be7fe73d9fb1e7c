import { spreadIds, withoutIndexPage } from '@passepartout/document/book'
import type { Designer } from '../state/designer.ts'
import { changeSpreads } from './change-spreads.ts'

/** Adds pages for the photo index at the end of a book, in the step of the binding; the first ones with its title. */
export function insertIndex(designer: Designer): Promise<boolean> {
  const { document } = designer.editor.getSnapshot()
  const last = spreadIds(document).at(-1) ?? document.pages.find(({ role }) => role !== 'cover')?.id
  if (last === undefined) return Promise.resolve(false)
  const title = document.pages.some(({ photoIndex }) => photoIndex) ? '' : designer.t('book.index.name')
  return changeSpreads(designer, 'add', last, { photoIndex: { title } })
}

/** Removes pages of the photo index where the binding can be without them; otherwise only what is on them. */
export function removeIndex(designer: Designer, pageId: string): Promise<boolean> {
  const { editor, design } = designer
  const rules = design.get().product?.book
  if (rules && rules.step === 2 && rules.pages - rules.step >= rules.min)
    return changeSpreads(designer, 'remove', pageId)
  const changed = editor.commands.changeBook(document => withoutIndexPage(document, pageId), {
    name: 'index-removed',
    pageId,
  })
  return Promise.resolve(changed)
}
