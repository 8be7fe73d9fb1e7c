import { useEffect, useState } from 'react'
import { useDesigner } from '../state/designer-context.ts'
import type { ViewTransform } from './view-transform.ts'

/** How long the view rests before the page is laid out for its new zoom (designer.md 12). */
const REST_MS = 150

export interface SettledTransform {
  /** Where the page is laid out: in the corner of what `transform` moves, at the zoom that the view last rested at. */
  laid: ViewTransform
  /** Brings what is laid out to where the view has it now. */
  transform: string
}

/** The zoom that the view last rested at; who asks is not rendered while it changes. */
export function useSettledZoom(): number {
  const { view } = useDesigner()
  const [rested, setRested] = useState(() => view.get().view.zoom)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let seen = rested
    const wait = () => {
      const { zoom } = view.get().view
      if (zoom === seen) return
      seen = zoom
      clearTimeout(timer)
      timer = setTimeout(() => setRested(zoom), REST_MS)
    }
    wait()
    const stop = view.subscribe(wait)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [view, rested])
  return rested
}

/**
 * While a hand moves or zooms the view, the page is one layer that moves and stretches: nothing on it is drawn anew before the
 * view has rested.
 */
export function settledTransform(
  { x, y, scale }: ViewTransform,
  zoom: number,
  rested: number,
): SettledTransform {
  const stretch = zoom / rested
  // Whole pixels, so that what is laid out stays as sharp as it was drawn.
  const move = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
  return {
    laid: { scale: scale / stretch, x: 0, y: 0 },
    transform: stretch === 1 ? move : `${move} scale(${stretch})`,
  }
}
