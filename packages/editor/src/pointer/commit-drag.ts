import type { Editor } from '../create-editor.ts'

/** Number of the drag in merge keys, so that two drags are two undo steps. */
let drags = 0

/** Commits the drag preview as one undo step. False without a preview or when nothing changed. */
export function commitDrag(editor: Pick<Editor, 'getSnapshot' | 'session' | 'commands'>): boolean {
  const { lifted } = editor.getSnapshot().session
  if (!lifted) return false
  editor.session.endLift()
  const { commands } = editor
  const { id, change, element } = lifted
  const drag = ++drags
  if (element.type === 'photo') {
    if ('by' in change) return commands.movePlace(id, change.by, drag)
    if ('degrees' in change) return commands.turnPlace(id, change.degrees, drag)
    if (!('figureMm' in change)) return false
    return commands.setPlaceWidth(id, change.figureMm, { still: change.still, drag })
  }
  if (element.type === 'artwork') {
    if ('by' in change) return commands.moveOrnament(id, change.by, drag)
    if ('degrees' in change) return commands.turnOrnament(id, change.degrees, drag)
    if (!('figureMm' in change)) return false
    return commands.setOrnamentWidth(id, change.figureMm, { still: change.still, drag })
  }
  if ('degrees' in change) return commands.turnText(id, change.degrees, drag)
  if ('widthMm' in change) return commands.setTextWidth(id, change.widthMm, { still: change.still, drag })
  if ('figureMm' in change) return commands.setFigureWidth(id, change.figureMm, { still: change.still, drag })
  return element.type === 'stencil'
    ? commands.moveFigure(id, change.by, drag)
    : commands.moveText(id, change.by, drag)
}
