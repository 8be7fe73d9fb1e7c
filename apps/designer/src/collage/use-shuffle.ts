import { usePage } from '../state/current-slot.ts'
import { useDesigner, useEditor } from '../state/designer-context.ts'

/** An arrangement that is drawn may be the one that is there: with four photos one of twenty-four is. */
const DRAWS = 8

/** The arrangement that is shown, by its number, and the ways to others. */
export function useShuffle() {
  const { editor } = useDesigner()
  const page = usePage()
  // The history knows it, so that it is right again after undo.
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
  const go = (proposal: number) => page && editor.commands.shuffle(page.id, proposal)
  return {
    shown,
    newest,
    shuffle: () => {
      for (let draw = 1; draw <= DRAWS && !go(newest + draw); ) draw++
    },
    previous: () => shown !== null && shown > 1 && go(shown - 1),
    next: () => go((shown ?? 0) + 1),
  }
}
