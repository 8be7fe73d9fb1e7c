import { useEffect, useRef } from 'react'
import { useDesigner } from '../state/designer-context.ts'
import type { ViewState } from '../state/view-state.ts'

type View = ViewState['view']

/**
 * Returns a function that changes the view; at most one update per frame, however many pointer and wheel events arrive.
 */
export function usePanZoom(): (change: (view: View) => View) => void {
  const { view } = useDesigner()
  const frame = useRef(0)
  const changes = useRef<((view: View) => View)[]>([])
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  return change => {
    if (changes.current.push(change) > 1) return
    frame.current = requestAnimationFrame(() => {
      const all = changes.current.splice(0)
      view.set(state => ({ view: all.reduce((moved, one) => one(moved), state.view) }))
    })
  }
}
