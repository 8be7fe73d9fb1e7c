import {
  type Chapter,
  type SpreadChange,
  spreadIds,
  spreadStep,
  withMovedSpread,
} from '@passepartout/document/book'
import type { Designer } from '../state/designer.ts'

/** Moves a spread by one place among the spreads, or to a place counted from 0. */
export function moveSpread({ editor }: Pick<Designer, 'editor'>, id: string, to: number): boolean {
  return editor.commands.changeBook(document => withMovedSpread(document, id, to), {
    name: 'spread-moved',
    pageId: id,
  })
}

/** Adds, copies or removes as many pages as the binding allows at once, beginning with a spread; shows what is new. A chapter or the photo index begins on the first of added pages. */
export async function changeSpreads(
  { editor, design, products, t }: Designer,
  type: SpreadChange['type'],
  pageId: string,
  begins: { chapter?: Chapter; photoIndex?: { title: string } } = {},
): Promise<boolean> {
  const rules = design.get().product?.book
  if (!rules) return false
  const { document } = editor.getSnapshot()
  const { step, spines } = rules
  const ids = spreadStep(document, pageId, step)
  const change: SpreadChange = type === 'add' ? { type, after: pageId, ...begins } : { type, ids }
  const pages = rules.pages + (type === 'remove' ? -step : step)
  const spine = type === 'remove' ? spines.fewer : spines.more
  const value = spine
    ? t('book.pages.now', { count: pages, spine })
    : t('book.pages.nowFlat', { count: pages })
  const before = spreadIds(document)
  const changed = await products.change(
    { photobookPageCount: String(pages) },
    { option: t('field.pages'), value },
    change,
  )
  if (!changed) return false
  const after = spreadIds(editor.getSnapshot().document)
  const fresh = after.find(id => !before.includes(id))
  const near = after[Math.min(Math.max(0, before.indexOf(ids[0] ?? '')), after.length - 1)]
  const shown = type === 'remove' ? near : fresh
  if (shown) editor.session.showPage(shown)
  return true
}
