import type { DesignerBase } from './designer-base.ts'

/** Displays a change with an undo button for this change only; the next change removes it. */
export function offerUndo(
  { editor, t, toasts }: Pick<DesignerBase, 'editor' | 't' | 'toasts'>,
  text: string,
): void {
  const id = toasts.show({ text, action: { label: t('tool.undo'), run: () => editor.history.undo() } })
  const stop = editor.onCommit(({ cause }) => {
    if (cause === 'background') return
    stop()
    toasts.dismiss(id)
  })
}
