import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useDesigner } from '../state/designer-context.ts'
import { settledTransform, useSettledZoom } from './settled-transform.ts'
import { fitToViewport, type ViewportOptions, type ViewTransform } from './view-transform.ts'

export interface LiveViewTransform {
  /** Where the page is laid out: in the corner of each `Moved`, at the zoom that the view last rested at. */
  laid: ViewTransform
  /** Where the view has it now. */
  now: () => ViewTransform
  /** Of the zoom that it is laid out for. */
  rested: number
}

/** Fits a page into its stage, which is not rendered while a hand moves the view: only what is `Moved` is. */
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
 * A layer of the page that goes along with the view by a transform, without React: it moves with every frame (designer.md 12). What is
 * in it was rendered by its parent.
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
