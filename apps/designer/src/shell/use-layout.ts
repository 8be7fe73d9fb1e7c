import { type RefObject, useLayoutEffect } from 'react'
import { useDesigner } from '../state/designer-context.ts'

/** Breakpoints by the designer's own width (designer.md 4); a small height on a wide phone means landscape. */
export function useLayout(root: RefObject<HTMLElement | null>): void {
  const { view } = useDesigner()
  useLayoutEffect(() => {
    const node = root.current
    if (!node) return
    let tallest = 0
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = node
      tallest = Math.max(tallest, height)
      const landscape = height < 480 && width > height && width < 1000
      const layout = width < 640 || landscape ? 'phone' : width < 1100 ? 'tablet' : 'desk'
      const typing =
        document.activeElement?.matches('input:not([type=range], [type=radio]), textarea') ?? false
      const keyboard = layout === 'phone' && !landscape && typing && height < tallest * 0.75
      view.set({ layout, landscape, wide: width >= 1800, keyboard })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [root, view])
}
