import type { Element, FixedCorner } from '@passepartout/document'
import { RotateCw } from 'lucide-react'
import type { PointerEvent } from 'react'
import { boxStyle } from './box-style.ts'
import { type RotationStart, rotateTo, startRotation } from './rotate-handle.ts'
import { useDragBox } from './use-drag-box.ts'
import { useResizeHandle } from './use-resize-handle.ts'
import type { ViewTransform } from './view-transform.ts'

/** Each corner with the opposite one, which stays fixed. */
const CORNERS = {
  'top-left': { still: 'bottom-right', x: -1, y: -1 },
  'top-right': { still: 'bottom-left', x: 1, y: -1 },
  'bottom-left': { still: 'top-right', x: -1, y: 1 },
  'bottom-right': { still: 'top-left', x: 1, y: 1 },
} as const satisfies Record<string, { still: FixedCorner; x: 1 | -1; y: 1 | -1 }>
type Corner = keyof typeof CORNERS

interface CornerDrag {
  corner: Corner
  at: { x: number; y: number }
  width: number
}

interface CornerHandlesProps {
  /** The element in the document. */
  element: Element
  /** Position of the page on the stage. */
  fit: ViewTransform
  /** Whether it can be rotated. */
  turns?: boolean
  /** Whether its size is fixed. */
  isRigid?: boolean
}

/**
 * Handles at the corners of a selected stencil, free photo or ornament that keep the aspect ratio, and a ring above it
 * for its angle. Hidden from screen readers, because fields and keys do the same.
 */
export function CornerHandles({ element, fit, turns, isRigid = false }: CornerHandlesProps) {
  const frame = useDragBox<HTMLDivElement>(element, fit)
  const { box, turn } = element
  const handle = useResizeHandle<CornerDrag | RotationStart>(element.id, (drag, event) =>
    'corner' in drag ? draggedCorner(drag, event, element, fit.scale) : rotateTo(drag, event),
  )
  return (
    <div
      ref={frame}
      className="text-frame figure-frame"
      style={boxStyle(element, fit)}
      aria-hidden="true"
      data-handles={element.id}
    >
      {(isRigid ? [] : (Object.keys(CORNERS) as Corner[])).map(corner => (
        <span
          key={corner}
          className="text-handle"
          data-corner={corner}
          {...handle(({ clientX, clientY }) => ({
            corner,
            at: { x: clientX, y: clientY },
            width: box.width,
          }))}
        />
      ))}
      {turns && (
        <span
          className="text-handle"
          data-side="turn"
          {...handle(event => startRotation(event, frame.current, turn))}
        >
          <RotateCw size={14} />
        </span>
      )}
    </div>
  )
}

function draggedCorner(
  { corner, at, width }: CornerDrag,
  event: PointerEvent,
  { box, turn }: Element,
  scale: number,
) {
  const { still, x, y } = CORNERS[corner]
  const ratio = box.height / box.width
  const angle = (turn * Math.PI) / 180
  const [right, down] = [event.clientX - at.x, event.clientY - at.y]
  const [along, across] = [
    right * Math.cos(angle) + down * Math.sin(angle),
    down * Math.cos(angle) - right * Math.sin(angle),
  ]
  // Only the movement along the diagonal counts, because the aspect ratio is fixed.
  const gained = (along * x + across * y * ratio) / (1 + ratio * ratio) / scale
  return event.altKey
    ? { figureMm: width + 2 * gained, still: 'middle' as const }
    : { figureMm: width + gained, still }
}
