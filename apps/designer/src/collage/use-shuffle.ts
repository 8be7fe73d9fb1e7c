import { usePage } from '../state/current-slot.ts'
import { useDesigner, useEditor } from '../state/designer-context.ts'

/** Attempts to find a different arrangement: with four photos, one in twenty-four equals the current one. */
const DRAWS = 8

/** Number of the current arrangement, and functions that change to others. */
export function useShuffle() {
  const { editor } = useDesigner()
  const page = usePage()
  // Read from the history, so that it is correct after undo.
  const shown = useEditor(({ history, session }) => {
    const done = history.entries.slice(0, history.position)
    const last = done.findLast(({ name, pageId }) => name === 'photos-shuffled' && pageId === session.pageId)
    return last ? Number(last.params.proposal) : null
  })
  const newest = useEditor(({ history }) =>
    Math.max(
      0,
      ...history.entries.map(({ name, params }) =>
        name === 'photos-shuffled' ? Number(params.proposal) : 0,
      ),
    ),
  )
  /** Applies the first proposal in this direction that differs from the current arrangement. */
  const first = (from: number, step: 1 | -1) => {
    for (let draw = 0; draw < DRAWS && from + draw * step > 0; draw++)
      if (page && editor.commands.shuffle(page.id, from + draw * step)) return
  }
  return {
    shown,
    newest,
    shuffle: () => first(newest + 1, 1),
    previous: () => shown !== null && first(shown - 1, -1),
    next: () => first((shown ?? 0) + 1, 1),
  }
}
