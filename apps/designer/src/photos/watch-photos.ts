import type { DesignerBase } from '../state/designer-base.ts'

/** Runs now, when photos come to the tray or leave it, and when the document changes. */
export function watchPhotos(
  { editor, design }: Pick<DesignerBase, 'editor' | 'design'>,
  run: () => void,
): void {
  let { tray } = design.get()
  design.subscribe(() => {
    if (design.get().tray === tray) return
    tray = design.get().tray
    run()
  })
  editor.onCommit(run)
  run()
}
