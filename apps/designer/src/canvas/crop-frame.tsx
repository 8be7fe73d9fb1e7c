import type { Box } from '@passepartout/document'
import { type EditorSnapshot, HANDLES, handlePosition } from '@passepartout/editor'
import { useLayoutEffect, useRef } from 'react'
import { useSlot } from '../state/current-slot.ts'
import { useDesigner } from '../state/designer-context.ts'
import { SnapLines } from './snap-lines.tsx'
import type { ViewTransform } from './view-transform.ts'

/** Overlay of the photo while its crop is open. */
export function CropFrame({ fit }: { fit: ViewTransform }) {
  return (
    <>
      <Opening fit={fit} />
      <SnapLines fit={fit} />
    </>
  )
}

/**
 * The opening while its crop is open: thirds inside, the rest of the photo dimmed outside, eight handles. Follows a
 * dragged handle without React.
 */
function Opening({ fit }: { fit: ViewTransform }) {
  const slot = useSlot()
  const { editor } = useDesigner()
  const frame = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    let placed: EditorSnapshot['document'] | Box | undefined
    const place = () => {
      const { gesture, document } = editor.getSnapshot()
      // Moving or zooming the photo does not change the opening.
      const from = gesture?.opening ?? document
      if (from === placed) return
      placed = from
      const photo = editor.photo(slot)
      const opening = gesture?.opening ?? photo?.opening
      const node = frame.current
      if (!opening || !node) return
      Object.assign(node.style, {
        left: `${opening.x * fit.scale}px`,
        top: `${opening.y * fit.scale}px`,
        width: `${opening.width * fit.scale}px`,
        height: `${opening.height * fit.scale}px`,
        transform: photo?.slot.turn ? `rotate(${photo.slot.turn}deg)` : '',
      })
    }
    place()
    return editor.subscribe(place)
  }, [editor, fit.scale, slot])

  return (
    <div ref={frame} className="crop-veil" style={{ pointerEvents: 'none' }}>
      <div className="thirds" />
      {HANDLES.map(handle => {
        const { x, y } = handlePosition({ x: 0, y: 0, width: 100, height: 100 }, handle)
        return (
          <span
            key={handle}
            className="handle"
            data-handle={handle}
            data-side={handle.length === 1 ? handle : undefined}
            style={{ left: `${x}%`, top: `${y}%`, pointerEvents: 'auto', cursor: CURSORS[handle] }}
          />
        )
      })}
    </div>
  )
}

const CURSORS = {
  n: 'ns-resize',
  s: 'ns-resize',
  e: 'ew-resize',
  w: 'ew-resize',
  ne: 'nesw-resize',
  sw: 'nesw-resize',
  nw: 'nwse-resize',
  se: 'nwse-resize',
} as const
