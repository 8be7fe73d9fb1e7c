import type { DragChange } from '@passepartout/document'
import { commitDrag } from '@passepartout/editor'
import { type PointerEvent, useEffect, useRef } from 'react'
import { useDesigner } from '../state/designer-context.ts'

/**
 * Handles of a selected element. The document changes on release; Escape and a cancelled touch discard the drag.
 * Returns the props of a handle: `begin` describes the start of a drag, `changeBy` the change since then.
 */
export function useResizeHandle<Start>(
  id: string,
  changeBy: (start: Start, event: PointerEvent) => DragChange,
) {
  const { editor } = useDesigner()
  const drag = useRef<Start | null>(null)

  useEffect(() => {
    const restore = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || drag.current === null) return
      event.preventDefault()
      event.stopPropagation()
      editor.session.endLift()
      drag.current = null
    }
    addEventListener('keydown', restore, true)
    return () => removeEventListener('keydown', restore, true)
  }, [editor])

  const finish = (event: PointerEvent, isKept: boolean) => {
    if (drag.current === null) return
    event.stopPropagation()
    drag.current = null
    if (isKept) commitDrag(editor)
    else editor.session.endLift()
  }
  return (begin: (event: PointerEvent<HTMLElement>) => Start) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button > 0) return
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = begin(event)
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag.current === null) return
      event.stopPropagation()
      editor.session.lift(id, changeBy(drag.current, event))
    },
    onPointerUp: (event: PointerEvent) => finish(event, true),
    onPointerCancel: (event: PointerEvent) => finish(event, false),
  })
}
