import type { HandChange, TextElement } from '@passepartout/document'
import { RotateCw } from 'lucide-react'
import { type PointerEvent, useRef } from 'react'
import { boxStyle } from '../canvas/box-style.ts'
import type { StageFit } from '../canvas/fit-stage.ts'
import { useHandle } from '../canvas/use-handle.ts'
import { useFollowedHand } from '../state/designer-context.ts'

/** A turned text catches at every 15 degrees, from this near. */
const CATCH = { every: 15, within: 4 }

interface TextHandlesProps {
  /** As the document has it. */
  element: TextElement
  /** Where the page lies on the stage. */
  fit: StageFit
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
export function TextHandles({ element, fit }: TextHandlesProps) {
  const { scale } = fit
  const frame = useRef<HTMLDivElement>(null)
  useFollowedHand(element, now => frame.current && Object.assign(frame.current.style, boxStyle(now, fit)))
  const handle = useHandle<Drag>(element.id, (drag, event) =>
    drag.kind === 'turn' ? turnTo(drag, event) : widen(drag, event, scale),
  )
  const partOf = (kind: Drag['kind']) => ({
    className: 'text-handle',
    'data-side': kind,
    ...handle(event => {
      const { x = 0, y = 0, width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {}
      return {
        kind,
        at: { x: event.clientX, y: event.clientY },
        middle: { x: x + width / 2, y: y + height / 2 },
        width: element.box.width,
        turn: element.turn,
      }
    }),
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

function turnTo({ at, middle, turn }: Drag, event: PointerEvent): HandChange {
  const angle = (x: number, y: number) => (Math.atan2(y - middle.y, x - middle.x) * 180) / Math.PI
  const turned = turn + angle(event.clientX, event.clientY) - angle(at.x, at.y)
  return { degrees: event.ctrlKey || event.metaKey ? turned : caught(turned) }
}

function widen({ at, kind, turn, width }: Drag, event: PointerEvent, scale: number): HandChange {
  const angle = (turn * Math.PI) / 180
  const along = (event.clientX - at.x) * Math.cos(angle) + (event.clientY - at.y) * Math.sin(angle)
  const by = (kind === 'right' ? along : -along) / scale
  const still = event.altKey ? 'middle' : kind === 'right' ? 'left' : 'right'
  return { widthMm: width + by * (event.altKey ? 2 : 1), still }
}

function caught(degrees: number): number {
  const nearest = Math.round(degrees / CATCH.every) * CATCH.every
  return Math.abs(degrees - nearest) <= CATCH.within ? nearest : Math.round(degrees)
}
