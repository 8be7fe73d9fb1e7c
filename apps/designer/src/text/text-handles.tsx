import type { DragChange, TextElement } from '@passepartout/document'
import { RotateCw } from 'lucide-react'
import type { PointerEvent } from 'react'
import { boxStyle } from '../canvas/box-style.ts'
import { type RotationStart, rotateTo, startRotation } from '../canvas/rotate-handle.ts'
import { useDragBox } from '../canvas/use-drag-box.ts'
import { useResizeHandle } from '../canvas/use-resize-handle.ts'
import type { ViewTransform } from '../canvas/view-transform.ts'

interface TextHandlesProps {
  /** The text in the document. */
  element: TextElement
  /** Position of the page on the stage. */
  fit: ViewTransform
}

interface Drag extends RotationStart {
  kind: 'left' | 'right' | 'turn'
  width: number
}

/**
 * Handles at the sides of a selected customer text for its width, and a ring above it for its angle. Hidden from screen
 * readers, because fields and keys do the same. The document changes on release.
 */
export function TextHandles({ element, fit }: TextHandlesProps) {
  const { scale } = fit
  const frame = useDragBox<HTMLDivElement>(element, fit)
  const handle = useResizeHandle<Drag>(element.id, (drag, event) =>
    drag.kind === 'turn' ? rotateTo(drag, event) : resizeWidth(drag, event, scale),
  )
  const partOf = (kind: Drag['kind']) => ({
    className: 'text-handle',
    'data-side': kind,
    ...handle(event => ({
      ...startRotation(event, frame.current, element.turn),
      kind,
      width: element.box.width,
    })),
  })
  return (
    <div ref={frame} className="text-frame" style={boxStyle(element, fit)} aria-hidden="true">
      <span {...partOf('left')} />
      <span {...partOf('right')} />
      <span {...partOf('turn')}>
        <RotateCw size={14} />
      </span>
    </div>
  )
}

function resizeWidth({ at, kind, turn, width }: Drag, event: PointerEvent, scale: number): DragChange {
  const angle = (turn * Math.PI) / 180
  const along = (event.clientX - at.x) * Math.cos(angle) + (event.clientY - at.y) * Math.sin(angle)
  const by = (kind === 'right' ? along : -along) / scale
  const still = event.altKey ? 'middle' : kind === 'right' ? 'left' : 'right'
  return { widthMm: width + by * (event.altKey ? 2 : 1), still }
}
