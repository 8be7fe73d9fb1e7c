import { withJudgements } from '@passepartout/document/book'
import type { DesignerParts } from '../kinds/designer-kind-adapter.ts'
import { watchPhotos } from '../photos/watch-photos.ts'
import type { DesignerBase } from '../state/designer-base.ts'
import { throttle } from '../state/throttle.ts'
import { findJudgedPhoto, photoJudge } from './judged-photos.ts'

/** Photos that arrive together are judged together. */
const PACE_MS = 400

/** Judges the photos of a book as they come, and notes the result with those in the book, for the check. */
export function trackJudgements(
  { editor, design }: Pick<DesignerBase, 'editor' | 'design'>,
  { photos }: Pick<DesignerParts, 'photos'>,
): void {
  const note = throttle(() => {
    if (design.get().viewer) return
    editor.commands.noteAboutBook(document =>
      withJudgements(document, id => {
        const asset = document.assets[id]
        return asset && findJudgedPhoto(photos, asset)?.judged
      }),
    )
  }, PACE_MS)
  const look = throttle(() => {
    const { assets } = editor.getSnapshot().document
    const ids = [...design.get().tray.map(({ id }) => id), ...Object.keys(assets)]
    void photoJudge.readAll(photos, ids).then(note)
  }, PACE_MS)
  watchPhotos({ editor, design }, look)
}
