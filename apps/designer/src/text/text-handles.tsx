import type { HandChange, TextElement } from '@passepartout/document'
import { layDown } from '@passepartout/editor'
import { RotateCw } from 'lucide-react'
import { type CSSProperties, type PointerEvent, useEffect, useRef } from 'react'
import { useDesigner } from '../state/designer-context.ts'

/** A turned text catches at every 15 degrees, from this near. */
const CATCH = { every: 15, within: 4 }

interface TextHandlesProps {
  /** As the document has it. */
  element: TextElement
  /** Where the text stands on the stage. */
  style: CSSProperties
  /** CSS pixels per mm. */
  scale: number
}

interface Drag {
  kind: 'left' | 'right' | 'turn'
  at: { x: number; y: number }
  /** The middle of the text on the screen. */
  middle: { x: number; y: number }
  width: number
  turn: number
}

/**
 * Handles at the sides of a selected own text for its width, and a ring above it for its angle. Both have fields and keys
 * besides, so a screen reader does not hear of them. The document has the text as it was until the hand lets go.
 */
export function TextHandles({ element, style, scale }: TextHandlesProps) {
  const { editor } = useDesigner()
  const frame = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag | null>(null)

  useEffect(() => {
    const restore = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !drag.current) return
      event.preventDefault()
      event.stopPropagation()
      editor.session.endLift()
      drag.current = null
    }
    addEventListener('keydown', restore, true)
    return () => removeEventListener('keydown', restore, true)
  }, [editor])

  const begin = (kind: Drag['kind']) => (event: PointerEvent<HTMLElement>) => {
    const box = frame.current?.getBoundingClientRect()
    if (!box || event.button > 0) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = {
      kind,
      at: { x: event.clientX, y: event.clientY },
      middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
      width: element.box.width,
      turn: element.turn,
    }
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const current = drag.current
    if (!current) return
    event.stopPropagation()
    editor.session.lift(element.id, current.kind === 'turn' ? turnTo(current, event) : widen(current, event))
  }
  const turnTo = ({ at, middle, turn }: Drag, event: PointerEvent): HandChange => {
    const angle = (x: number, y: number) => (Math.atan2(y - middle.y, x - middle.x) * 180) / Math.PI
    const turned = turn + angle(event.clientX, event.clientY) - angle(at.x, at.y)
    return { degrees: event.ctrlKey || event.metaKey ? turned : caught(turned) }
  }
  const widen = ({ at, kind, turn, width }: Drag, event: PointerEvent): HandChange => {
    const angle = (turn * Math.PI) / 180
    const along = (event.clientX - at.x) * Math.cos(angle) + (event.clientY - at.y) * Math.sin(angle)
    const by = (kind === 'right' ? along : -along) / scale
    const still = event.altKey ? 'middle' : kind === 'right' ? 'left' : 'right'
    return { widthMm: width + by * (event.altKey ? 2 : 1), still }
  }
  const finish = (event: PointerEvent, isKept: boolean) => {
    if (!drag.current) return
    event.stopPropagation()
    drag.current = null
    if (isKept) layDown(editor)
    else editor.session.endLift()
  }
  const handle = (kind: Drag['kind']) => ({
    className: 'text-handle',
    'data-side': kind,
    onPointerDown: begin(kind),
    onPointerMove: move,
    onPointerUp: (event: PointerEvent) => finish(event, true),
    onPointerCancel: (event: PointerEvent) => finish(event, false),
  })
  return (
    <div ref={frame} className="text-frame" style={style} aria-hidden="true">
      <span {...handle('left')} />
      <span {...handle('right')} />
      <span {...handle('turn')}>
        <RotateCw size={14} />
      </span>
    </div>
  )
}

function caught(degrees: number): number {
  const nearest = Math.round(degrees / CATCH.every) * CATCH.every
  return Math.abs(degrees - nearest) <= CATCH.within ? nearest : Math.round(degrees)
}
