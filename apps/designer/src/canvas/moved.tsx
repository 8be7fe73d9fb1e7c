import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useDesigner } from '../state/designer-context.ts'
import { type FitOptions, fitStage, type StageFit } from './fit-stage.ts'
import { restingFit, useRestedZoom } from './resting-fit.ts'

export interface MovingFit {
  /** Where the page is laid out: in the corner of each `Moved`, at the zoom that the view last rested at. */
  laid: StageFit
  /** Where the view has it now. */
  now: () => StageFit
  /** Of the zoom that it is laid out for. */
  rested: number
}

/** Fits a page into its stage, which is not rendered while a hand moves the view: only what is `Moved` is. */
export function useMovingFit(options: Omit<FitOptions, 'view'>): MovingFit {
  const { view } = useDesigner()
  const rested = useRestedZoom()
  const now = () => fitStage({ ...options, view: view.get().view })
  return { laid: restingFit(now(), view.get().view.zoom, rested).laid, now, rested }
}

interface MovedProps {
  fit: MovingFit
  className: string
  children: ReactNode
}

/**
 * A layer of the page that goes along with the view by a transform, without React: it moves with every frame (designer.md 12). What is
 * in it was rendered by its parent.
 */
export function Moved({ fit, className, children }: MovedProps) {
  const { view } = useDesigner()
  const layer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const move = () => {
      const { transform } = restingFit(fit.now(), view.get().view.zoom, fit.rested)
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
