import type { DesignerBase } from './designer-base.ts'

/** Says what was changed, with its way back, which is this change's alone: with the next one it goes. */
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
