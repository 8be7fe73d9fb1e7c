import { type RefObject, useLayoutEffect } from 'react'
import { useDesigner } from '../state/designer-context.ts'
import { chooseLayout } from './choose-layout.ts'

/** Updates the layout with the designer's own size. */
export function useLayout(root: RefObject<HTMLElement | null>): void {
  const { view } = useDesigner()
  useLayoutEffect(() => {
    const node = root.current
    if (!node) return
    let tallest = 0
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = node
      tallest = Math.max(tallest, height)
      const { layout, landscape, wide } = chooseLayout(width, height)
      const typing =
        document.activeElement?.matches('input:not([type=range], [type=radio]), textarea') ?? false
      const keyboard = layout === 'phone' && !landscape && typing && height < tallest * 0.75
      view.set({ layout, landscape, wide, keyboard })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [root, view])
}
