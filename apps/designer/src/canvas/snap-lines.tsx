import { centreOf } from '@passepartout/document'
import type { SnapGuide } from '@passepartout/editor'
import { useLayoutEffect, useRef } from 'react'
import { useSlot } from '../state/current-slot.ts'
import { useDesigner } from '../state/designer-context.ts'
import type { ViewTransform } from './view-transform.ts'

const NONE: readonly SnapGuide[] = []

/** Pink lines while the photo's centre snaps to the opening's (designer.md 5); drawn without React. */
export function SnapLines({ fit }: { fit: ViewTransform }) {
  const { editor } = useDesigner()
  const svg = useRef<SVGSVGElement>(null)
  const place = editor.photo(useSlot())?.slot
  const middle = place && centreOf(place.box)
  useLayoutEffect(() => {
    let drawn: readonly SnapGuide[] | undefined
    const draw = () => {
      const { snaps = NONE } = editor.getSnapshot().gesture ?? {}
      // Most moves snap to nothing.
      if (drawn && drawn.length === 0 && snaps.length === 0) return
      drawn = snaps
      for (const [index, line] of [...(svg.current?.querySelectorAll('line') ?? [])].entries()) {
        const snap = snaps[index]
        const { from, to } = snap ?? { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } }
        const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y }
        for (const [name, mm] of Object.entries(ends)) line.setAttribute(name, String(mm * fit.scale))
      }
    }
    draw()
    return editor.subscribe(draw)
  }, [editor, fit.scale])
  return (
    <svg ref={svg} className="snap-lines" aria-hidden="true">
      <g
        transform={
          place?.turn && middle
            ? `rotate(${place.turn} ${middle.x * fit.scale} ${middle.y * fit.scale})`
            : undefined
        }
      >
        <line />
        <line />
      </g>
    </svg>
  )
}
