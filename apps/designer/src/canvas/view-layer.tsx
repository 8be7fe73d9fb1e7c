import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useDesigner } from '../state/designer-context.ts'
import { settledTransform, useSettledZoom } from './settled-transform.ts'
import { fitToViewport, type ViewportOptions, type ViewTransform } from './view-transform.ts'

export interface LiveViewTransform {
  /** Layout of the page: at the origin of each `ViewLayer`, at the zoom of the last pause. */
  laid: ViewTransform
  /** Current transform of the page. */
  now: () => ViewTransform
  /** The zoom of the layout. */
  rested: number
}

/** Fits a page into its stage. The stage does not render while the view pans or zooms: only its `ViewLayer`s move. */
export function useLiveViewTransform(options: Omit<ViewportOptions, 'view'>): LiveViewTransform {
  const { view } = useDesigner()
  const rested = useSettledZoom()
  const now = () => fitToViewport({ ...options, view: view.get().view })
  return { laid: settledTransform(now(), view.get().view.zoom, rested).laid, now, rested }
}

interface MovedProps {
  fit: LiveViewTransform
  className: string
  children: ReactNode
}

/**
 * A layer that follows the view by a transform on every frame, without React (designer.md 12). Its content is rendered
 * by the parent.
 */
export function ViewLayer({ fit, className, children }: MovedProps) {
  const { view } = useDesigner()
  const layer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const move = () => {
      const { transform } = settledTransform(fit.now(), view.get().view.zoom, fit.rested)
      if (layer.current) layer.current.style.transform = transform
    }
    move()
    return view.subscribe(move)
  })
  return (
    <div ref={layer} className={className}>
      {children}
    </div>
  )
}
