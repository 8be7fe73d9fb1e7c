import type { Point } from '@passepartout/document'
import type { EditorSnapshot } from '@passepartout/editor'

/** Maps a point of the window to mm of the displayed page; undefined outside it. */
export function pointOnPage(
  { x, y }: Point,
  { document: { pages }, session }: Pick<EditorSnapshot, 'document' | 'session'>,
): Point | undefined {
  const page = pages.find(({ id }) => id === session.pageId)
  const sheet = document.querySelector('[data-zone="canvas"] .page-sheet')?.getBoundingClientRect()
  if (!page || !sheet || session.mode !== 'edit') return undefined
  const [across, down] = [(x - sheet.left) / sheet.width, (y - sheet.top) / sheet.height]
  if (!(across >= 0 && across <= 1 && down >= 0 && down <= 1)) return undefined
  return { x: across * page.trim.width, y: down * page.trim.height }
}
