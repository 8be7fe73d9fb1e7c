import { useEffect, useState } from 'react'
import { useDesigner } from '../state/designer-context.ts'
import type { ViewTransform } from './view-transform.ts'

/** Pause of the view before the page is laid out for a new zoom (designer.md 12). */
const REST_MS = 150

export interface SettledTransform {
  /** Layout of the page: at the origin of the transformed layer, at the zoom of the last pause. */
  laid: ViewTransform
  /** Moves and scales the layout to the current view. */
  transform: string
}

/** The zoom at the view's last pause; callers do not render while the zoom changes. */
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
 * While the view pans or zooms, the page is one layer that is moved and scaled: its content is laid out again only
 * after a pause.
 */
export function settledTransform(
  { x, y, scale }: ViewTransform,
  zoom: number,
  rested: number,
): SettledTransform {
  const stretch = zoom / rested
  // Whole pixels, so that the layout stays as sharp as it was drawn.
  const move = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
  return {
    laid: { scale: scale / stretch, x: 0, y: 0 },
    transform: stretch === 1 ? move : `${move} scale(${stretch})`,
  }
}
